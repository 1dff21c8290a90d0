// Made by the build.
declare const css: {
  readonly best: string;
  readonly emblem: string;
  readonly far: string;
  readonly fill: string;
  readonly paper: string;
  readonly win: string;
};
export default css;
