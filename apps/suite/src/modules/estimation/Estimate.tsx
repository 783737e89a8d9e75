export default function Estimate() {
  return null;
}
