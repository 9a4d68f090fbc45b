// Node finds the module by this name, its types have the name of the folder.
declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote';
}
