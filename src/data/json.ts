/**
 * JSON as `/data` serves it, with a line break at the end. Data is compact: indentation would add 30 to 60 % to the
 * bytes on disk, and `jq .` indents it for people. `toReadableJson` is for the few small files that people open in a
 * browser, the index and the schemas.
 */
export const toJson = (value: unknown): string => `${JSON.stringify(value)}\n`;

export const toReadableJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
