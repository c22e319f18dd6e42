/** Memoizes a function. The key is its argument, or the object that `keyOf` returns, by identity. */
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

/** Memoizes promises by name. After a failure, the next call tries again. */
export class PromiseCache {
  readonly #promises = new Map<string, Promise<unknown>>();

  get<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
    const promise = (this.#promises.get(name) ?? make()) as Promise<Value>;
    this.#promises.set(name, promise);
    promise.catch(() => this.#promises.delete(name));
    return promise;
  }
}
