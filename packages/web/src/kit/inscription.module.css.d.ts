// Made by the build.
declare const css: {
  readonly inscription: string;
};
export default css;
