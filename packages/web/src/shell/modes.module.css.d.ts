// Made by the build.
declare const css: {
  readonly modes: string;
  readonly way: string;
  readonly ways: string;
};
export default css;
