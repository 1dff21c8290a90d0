// Made by the build.
declare const css: {
  readonly open: string;
  readonly secret: string;
};
export default css;
