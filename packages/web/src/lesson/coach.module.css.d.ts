// Made by the build.
declare const css: {
  readonly coach: string;
  readonly said: string;
  readonly skip: string;
};
export default css;
