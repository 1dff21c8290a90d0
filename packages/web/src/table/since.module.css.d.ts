// Made by the build.
declare const css: {
  readonly since: string;
};
export default css;
