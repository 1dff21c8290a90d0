// Made by the build.
declare const css: {
  readonly thumb: string;
};
export default css;
