// Made by the build.
declare const css: {
  readonly continue: string;
  readonly icon: string;
  readonly none: string;
  readonly turn: string;
};
export default css;
