// Made by the build.
declare const css: {
  readonly notice: string;
};
export default css;
