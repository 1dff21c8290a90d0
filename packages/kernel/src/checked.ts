/** What is wrong with something from outside: where, in the words of the file, and what. */
export interface Fault {
  readonly where: string;
  readonly what: string;
  /** The same to be said in the viewer's language, where people meet it and not only programs: a template with its arguments. */
  readonly remark?: { readonly for: string; readonly with: { readonly [name: string]: string | number } };
}

/** A value that was checked, or the first thing that is wrong with it. */
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export const good = <T>(value: T): Checked<T> => ({ ok: true, value });
export const bad = (where: string, what: string): Checked<never> => ({ ok: false, fault: { where, what } });

/** One line for people: `tiles.kinds[3].count: must be a whole number of at least 1`. */
export const faultText = (fault: Fault): string => (fault.where === '' ? fault.what : `${fault.where}: ${fault.what}`);

/** The value, or an error that says what is wrong: for programs that rely on it. */
export function unwrap<T>(checked: Checked<T>): T {
  if (!checked.ok) throw new Error(faultText(checked.fault));
  return checked.value;
}
