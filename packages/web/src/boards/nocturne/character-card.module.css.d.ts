// Made by the build.
declare const css: {
  readonly card: string;
  readonly fox: string;
  readonly name: string;
};
export default css;
