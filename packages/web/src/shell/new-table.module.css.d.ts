// Made by the build.
declare const css: {
  readonly begin: string;
  readonly head: string;
  readonly more: string;
  readonly named: string;
  readonly 'new-table': string;
  readonly options: string;
  readonly picker: string;
  readonly seats: string;
  readonly several: string;
};
export default css;
