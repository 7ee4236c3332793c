/** x */
export const BUILDINGS: Record<string, readonly (readonly [string, string])[]> = {};
