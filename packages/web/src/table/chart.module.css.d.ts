// Made by the build.
declare const css: {
  readonly chart: string;
  readonly end: string;
  readonly grid: string;
  readonly line: string;
  readonly mark: string;
};
export default css;
