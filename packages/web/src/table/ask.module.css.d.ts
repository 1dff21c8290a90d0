// Made by the build.
declare const css: {
  readonly arrive: string;
  readonly ask: string;
  readonly hurry: string;
  readonly late: string;
  readonly question: string;
  readonly refused: string;
  readonly rule: string;
  readonly said: string;
};
export default css;
