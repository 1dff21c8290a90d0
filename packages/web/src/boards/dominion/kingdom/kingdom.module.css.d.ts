// Made by the build.
declare const css: {
  readonly bad: string;
  readonly brings: string;
  readonly code: string;
  readonly deed: string;
  readonly found: string;
  readonly hand: string;
  readonly kingdom: string;
  readonly peek: string;
  readonly pile: string;
  readonly piles: string;
  readonly set: string;
  readonly sets: string;
  readonly share: string;
  readonly things: string;
  readonly wishes: string;
};
export default css;
