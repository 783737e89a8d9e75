/** Their types would be spelled out from the data, which takes the compiler long and tells nothing. */
declare module 'us-atlas/states-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';
  const atlas: Topology<{ states: GeometryCollection<{ name: string }> }>;
  export default atlas;
}
declare module 'us-atlas/counties-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';
  const atlas: Topology<{ counties: GeometryCollection<{ name: string }> }>;
  export default atlas;
}
