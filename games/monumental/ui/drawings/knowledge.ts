/** x */
export const KNOWLEDGE: Record<string, readonly (readonly [string, string])[]> = {};
