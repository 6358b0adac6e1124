import Missing from "./missing";
export default Missing;
