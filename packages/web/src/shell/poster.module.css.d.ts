// Made by the build.
declare const css: {
  readonly art: string;
  readonly go: string;
  readonly learn: string;
  readonly line: string;
  readonly meta: string;
  readonly poster: string;
  readonly quiet: string;
  readonly soon: string;
  readonly stretched: string;
  readonly words: string;
};
export default css;
