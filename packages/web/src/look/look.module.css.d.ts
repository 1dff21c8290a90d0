// Made by the build.
declare const css: {
  readonly board: string;
  readonly colour: string;
  readonly drawn: string;
  readonly look: string;
  readonly plate: string;
};
export default css;
