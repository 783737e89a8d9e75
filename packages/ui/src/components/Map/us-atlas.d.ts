/** Types of the data files. Inferring them from the data slows the compiler down. */
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
