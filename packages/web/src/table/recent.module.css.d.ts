// Made by the build.
declare const css: {
  readonly recent: string;
};
export default css;
