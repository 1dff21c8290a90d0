// Made by the build.
declare const css: {
  readonly answers: string;
};
export default css;
