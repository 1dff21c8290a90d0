// Made by the build.
declare const css: {
  readonly coach: string;
  readonly fold: string;
  readonly said: string;
  readonly skip: string;
  readonly ways: string;
};
export default css;
