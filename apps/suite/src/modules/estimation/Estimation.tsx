export default function Estimation() {
  return null;
}
