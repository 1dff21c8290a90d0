type Attributes = { readonly [name: string]: unknown };

const isListener = (value: unknown): value is (event: unknown) => void => typeof value === 'function';

/** The attributes of two makers on one element: where both listen, both are told; else the later says it. */
export function both<A extends object, B extends object>(first: A, second: B): A & B {
  const joined: { [name: string]: unknown } = { ...(first as Attributes) };
  for (const [name, later] of Object.entries(second as Attributes)) {
    const earlier = joined[name];
    joined[name] =
      isListener(earlier) && isListener(later)
        ? (event: unknown): void => {
            earlier(event);
            later(event);
          }
        : later;
  }
  return joined as A & B;
}
