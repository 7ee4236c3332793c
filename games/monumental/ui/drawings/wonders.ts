/** x */
export const WONDERS: Record<string, readonly (readonly [string, string])[]> = {};
