/** Types of the used part of the package, which has none. */
declare module 'zipcodes' {
  interface ZipRecord {
    zip: string;
    /** Degrees; 0 or empty where it is not known. */
    latitude: number | '';
    longitude: number | '';
    city: string;
    /** Code of two letters in the United States, full name elsewhere. */
    state: string;
    country: string;
  }
  const zipcodes: {
    codes: Record<string, ZipRecord>;
    states: { abbr: Record<string, string>; full: Record<string, string> };
  };
  export default zipcodes;
}
