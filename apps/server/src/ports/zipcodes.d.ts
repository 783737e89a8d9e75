/** What is used of the package, which brings no types. */
declare module 'zipcodes' {
  interface ZipRecord {
    zip: string;
    /** Degrees; 0 or empty where it is not known. */
    latitude: number | '';
    longitude: number | '';
    city: string;
    /** Two letters in the United States, the whole name elsewhere. */
    state: string;
    country: string;
  }
  const zipcodes: {
    codes: Record<string, ZipRecord>;
    states: { abbr: Record<string, string>; full: Record<string, string> };
  };
  export default zipcodes;
}
