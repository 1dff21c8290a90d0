// Made by the build.
declare const css: {
  readonly begin: string;
  readonly more: string;
  readonly 'new-table': string;
  readonly options: string;
  readonly picker: string;
  readonly seats: string;
  readonly several: string;
};
export default css;
