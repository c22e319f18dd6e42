/** Memoizes a function by the identity of its argument, or of the object that `keyOf` returns. */
export function once<Asked extends object, Made>(
  make: (asked: Asked) => Made,
  keyOf: (asked: Asked) => object = (asked) => asked,
): (asked: Asked) => Made {
  const known = new WeakMap<object, Made>();
  return (asked) => {
    const made = known.get(keyOf(asked)) ?? make(asked);
    known.set(keyOf(asked), made);
    return made;
  };
}
