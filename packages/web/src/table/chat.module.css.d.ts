// Made by the build.
declare const css: {
  readonly acts: string;
  readonly chat: string;
  readonly muted: string;
  readonly report: string;
};
export default css;
