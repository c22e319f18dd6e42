/**
 * Makes compact JSON: indentation would add 30 to 60 % to the size. Files that people open in a browser are indented
 * (`toReadableJson`).
 */
export const toJson = (value: unknown): string => `${JSON.stringify(value)}\n`;

export const toReadableJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
