/**
 * Compact JSON with a line break at the end: indentation would add 30 to 60 % to the bytes on disk. `toReadableJson` is
 * for the index and the schemas, which people open in a browser.
 */
export const toJson = (value: unknown): string => `${JSON.stringify(value)}\n`;

export const toReadableJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
