export default function Plans() { return null; }
