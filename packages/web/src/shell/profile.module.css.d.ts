// Made by the build.
declare const css: {
  readonly crown: string;
  readonly file: string;
  readonly head: string;
  readonly profile: string;
};
export default css;
