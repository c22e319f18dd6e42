/** An object with a key, or without it where there is no value: `ifAny('label', 'A') // => { label: 'A' }` */
export const ifAny = <Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [Name in Key]?: Value } =>
  value === undefined ? {} : ({ [key]: value } as { readonly [Name in Key]: Value });
