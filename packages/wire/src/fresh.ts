/**
 * A fresh id of a command. It begins with the time, so that a store's index of commands grows at its end instead of being
 * rewritten everywhere; chance makes it one of its kind. A server takes any other id as well.
 */
export function freshCommand(now: number = Date.now()): string {
  const chance = crypto.getRandomValues(new Uint32Array(2));
  return [now, ...chance].map((part) => part.toString(36)).join('-');
}
