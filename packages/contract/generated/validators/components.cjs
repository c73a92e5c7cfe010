// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

module.exports = (function ({ equal, formats, ucs2length }) {


const schema1 = {"type":"string","format":"event-stream-id","minLength":26,"maxLength":26,"pattern":"^[A-Za-z0-9_-]{26}$","x-must-be":"an identifier of 26 letters, digits, hyphens and underscores","examples":["est_1CfRkm7WrQvB2TzNpXyL4d"]};
const formats0 = /^[A-Za-z0-9_-]{26}$/;
const func0 = ucs2length;
const pattern0 = new RegExp("^[A-Za-z0-9_-]{26}$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 26){
validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 26},schema:26,parentSchema:schema1,data}];
return false;
}
else {
if(func0(data) < 26){
validate1.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 26},schema:26,parentSchema:schema1,data}];
return false;
}
else {
if(!pattern0.test(data)){
validate1.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{26}$"},schema:"^[A-Za-z0-9_-]{26}$",parentSchema:schema1,data}];
return false;
}
else {
if(!(formats0.test(data))){
validate1.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "event-stream-id"},schema:"event-stream-id",parentSchema:schema1,data}];
return false;
}
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data}];
return false;
}
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema2 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^(?:[^\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$","x-must-be":"text without control characters and without characters that change the direction of text"};
const pattern1 = new RegExp("^(?:[^\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 128){
validate2.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema2,data}];
return false;
}
else {
if(func0(data) < 1){
validate2.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema2,data}];
return false;
}
else {
if(!pattern1.test(data)){
validate2.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:[^\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$"},schema:"^(?:[^\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$",parentSchema:schema2,data}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema3 = {"x-extensible":true,"type":"string","maxLength":33,"enum":["group.created","group.deleted","group.member.added","group.member.deleted","group.role.assigned","group.role.deleted","group.updated","organization.connection.added","organization.connection.removed","organization.connection.updated","organization.created","organization.deleted","organization.group.role.assigned","organization.group.role.deleted","organization.member.added","organization.member.deleted","organization.member.role.assigned","organization.member.role.deleted","organization.updated","user.created","user.deleted","user.updated"]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((((((((((((((((((((data === "group.created") || (data === "group.deleted")) || (data === "group.member.added")) || (data === "group.member.deleted")) || (data === "group.role.assigned")) || (data === "group.role.deleted")) || (data === "group.updated")) || (data === "organization.connection.added")) || (data === "organization.connection.removed")) || (data === "organization.connection.updated")) || (data === "organization.created")) || (data === "organization.deleted")) || (data === "organization.group.role.assigned")) || (data === "organization.group.role.deleted")) || (data === "organization.member.added")) || (data === "organization.member.deleted")) || (data === "organization.member.role.assigned")) || (data === "organization.member.role.deleted")) || (data === "organization.updated")) || (data === "user.created")) || (data === "user.deleted")) || (data === "user.updated"))){
validate3.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum},schema:schema3.enum,parentSchema:schema3,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 33){
validate3.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 33},schema:33,parentSchema:schema3,data}];
return false;
}
}
else {
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema4 = {"type":"object","additionalProperties":false,"required":["event_type"],"properties":{"event_type":{"$ref":"#/components/schemas/EventType"}}};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.event_type === undefined) && (missing0 = "event_type")){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema4.required,parentSchema:schema4,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "event_type")){
validate4.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema4,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event_type !== undefined){
if(!(validate3(data.event_type, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema5 = {"type":"array","minItems":1,"maxItems":22,"uniqueItems":true,"items":{"$ref":"#/components/schemas/EventStreamSubscription"}};
const func5 = equal;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 22){
validate6.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 22},schema:22,parentSchema:schema5,data}];
return false;
}
else {
if(data.length < 1){
validate6.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema5,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate4(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func5(data[i1], data[j0])){
validate6.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema5,data}];
return false;
break outer0;
}
}
}
}
}
}
}
}
else {
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema5.type,parentSchema:schema5,data}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


const schema6 = {"type":"string","minLength":1,"maxLength":255,"examples":["data.object.organization.id"]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 255){
validate8.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema6,data}];
return false;
}
else {
if(func0(data) < 1){
validate8.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema6,data}];
return false;
}
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema7 = {"type":"string","maxLength":512};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate9.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 512){
validate9.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema7,data}];
return false;
}
}
else {
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema7.type,parentSchema:schema7,data}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema8 = {"type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"$ref":"#/components/schemas/EventFilterText"}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate10.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 20){
validate10.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema8,data}];
return false;
}
else {
if(data.length < 1){
validate10.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema8,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate9(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func5(data[i1], data[j0])){
validate10.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema8,data}];
return false;
break outer0;
}
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema8.type,parentSchema:schema8,data}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


const schema9 = {"type":"boolean","const":true};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate12.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema9.type,parentSchema:schema9,data}];
return false;
}
if(true !== data){
validate12.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},schema:true,parentSchema:schema9,data}];
return false;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema10 = {"type":"object","additionalProperties":false,"required":["path"],"minProperties":2,"maxProperties":2,"properties":{"path":{"$ref":"#/components/schemas/EventFilterPath"},"exact":{"$ref":"#/components/schemas/EventFilterText"},"not_exact":{"$ref":"#/components/schemas/EventFilterText"},"prefix":{"$ref":"#/components/schemas/EventFilterText"},"not_prefix":{"$ref":"#/components/schemas/EventFilterText"},"suffix":{"$ref":"#/components/schemas/EventFilterText"},"not_suffix":{"$ref":"#/components/schemas/EventFilterText"},"in":{"$ref":"#/components/schemas/EventFilterTexts"},"not_in":{"$ref":"#/components/schemas/EventFilterTexts"},"exists":{"$ref":"#/components/schemas/EventFilterPresence"},"not_exists":{"$ref":"#/components/schemas/EventFilterPresence"}}};
const func10 = Object.prototype.hasOwnProperty;

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate13.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 2){
validate13.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 2},schema:2,parentSchema:schema10,data}];
return false;
}
else {
if(Object.keys(data).length < 2){
validate13.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 2},schema:2,parentSchema:schema10,data}];
return false;
}
else {
let missing0;
if((data.path === undefined) && (missing0 = "path")){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema10.required,parentSchema:schema10,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema10.properties, key0))){
validate13.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema10,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
const _errs2 = errors;
if(!(validate8(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exact !== undefined){
const _errs3 = errors;
if(!(validate9(data.exact, {instancePath:instancePath+"/exact",parentData:data,parentDataProperty:"exact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.not_exact !== undefined){
const _errs4 = errors;
if(!(validate9(data.not_exact, {instancePath:instancePath+"/not_exact",parentData:data,parentDataProperty:"not_exact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefix !== undefined){
const _errs5 = errors;
if(!(validate9(data.prefix, {instancePath:instancePath+"/prefix",parentData:data,parentDataProperty:"prefix",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.not_prefix !== undefined){
const _errs6 = errors;
if(!(validate9(data.not_prefix, {instancePath:instancePath+"/not_prefix",parentData:data,parentDataProperty:"not_prefix",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suffix !== undefined){
const _errs7 = errors;
if(!(validate9(data.suffix, {instancePath:instancePath+"/suffix",parentData:data,parentDataProperty:"suffix",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.not_suffix !== undefined){
const _errs8 = errors;
if(!(validate9(data.not_suffix, {instancePath:instancePath+"/not_suffix",parentData:data,parentDataProperty:"not_suffix",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.in !== undefined){
const _errs9 = errors;
if(!(validate10(data.in, {instancePath:instancePath+"/in",parentData:data,parentDataProperty:"in",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.not_in !== undefined){
const _errs10 = errors;
if(!(validate10(data.not_in, {instancePath:instancePath+"/not_in",parentData:data,parentDataProperty:"not_in",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exists !== undefined){
const _errs11 = errors;
if(!(validate12(data.exists, {instancePath:instancePath+"/exists",parentData:data,parentDataProperty:"exists",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.not_exists !== undefined){
const _errs12 = errors;
if(!(validate12(data.not_exists, {instancePath:instancePath+"/not_exists",parentData:data,parentDataProperty:"not_exists",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema11 = {"type":"array","maxItems":10,"items":{"$ref":"#/components/schemas/EventFilter"},"x-same-as-absent":[]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 10){
validate25.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema11,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate13(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema11.type,parentSchema:schema11,data}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


const schema12 = {"type":"string","enum":["none","object"],"x-same-as-absent":"none"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data}];
return false;
}
if(!((data === "none") || (data === "object"))){
validate27.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema12.enum},schema:schema12.enum,parentSchema:schema12,data}];
return false;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema13 = {"type":"integer","format":"int32","minimum":0,"maximum":1000,"x-same-as-absent":0};
const formats2 = formats.int32;

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema13.type,parentSchema:schema13,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 1000 || isNaN(data)){
validate28.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema13,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate28.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema13,data}];
return false;
}
else {
if(!(formats2.validate(data))){
validate28.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema13,data}];
return false;
}
}
}
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema14 = {"type":"string","format":"uri","maxLength":2048,"pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","x-must-be":"an https address","examples":["https://hooks.example.com/tenant-events"]};
const formats4 = formats.uri;
const pattern2 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 2048){
validate29.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema14,data}];
return false;
}
else {
if(!pattern2.test(data)){
validate29.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema14,data}];
return false;
}
else {
if(!(formats4(data))){
validate29.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema14,data}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema14.type,parentSchema:schema14,data}];
return false;
}
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema15 = {"type":"string","minLength":1,"maxLength":1024,"pattern":"^(?:[^:\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$","x-must-be":"text without colons, control characters and characters that change the direction of text"};
const pattern3 = new RegExp("^(?:[^:\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1024){
validate30.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema15,data}];
return false;
}
else {
if(func0(data) < 1){
validate30.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema15,data}];
return false;
}
else {
if(!pattern3.test(data)){
validate30.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:[^:\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$"},schema:"^(?:[^:\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$",parentSchema:schema15,data}];
return false;
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema15.type,parentSchema:schema15,data}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema16 = {"type":"object","additionalProperties":false,"required":["method","username"],"properties":{"method":{"type":"string","enum":["basic"],"const":"basic"},"username":{"$ref":"#/components/schemas/WebhookUsername"}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.method === undefined) && (missing0 = "method")) || ((data.username === undefined) && (missing0 = "username"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema16.required,parentSchema:schema16,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "method") || (key0 === "username"))){
validate31.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema16,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.method !== undefined){
let data0 = data.method;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate31.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema16.properties.method.type,parentSchema:schema16.properties.method,data:data0}];
return false;
}
if("basic" !== data0){
validate31.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/const",keyword:"const",params:{allowedValue: "basic"},schema:"basic",parentSchema:schema16.properties.method,data:data0}];
return false;
}
else {
if(!(data0 === "basic")){
validate31.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema16.properties.method.enum},schema:schema16.properties.method.enum,parentSchema:schema16.properties.method,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
const _errs4 = errors;
if(!(validate30(data.username, {instancePath:instancePath+"/username",parentData:data,parentDataProperty:"username",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema17 = {"type":"object","additionalProperties":false,"required":["method"],"properties":{"method":{"type":"string","enum":["bearer"],"const":"bearer"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.method === undefined) && (missing0 = "method")){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema17.required,parentSchema:schema17,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "method")){
validate33.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema17,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.method !== undefined){
let data0 = data.method;
if(typeof data0 !== "string"){
validate33.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema17.properties.method.type,parentSchema:schema17.properties.method,data:data0}];
return false;
}
if("bearer" !== data0){
validate33.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/const",keyword:"const",params:{allowedValue: "bearer"},schema:"bearer",parentSchema:schema17.properties.method,data:data0}];
return false;
}
else {
if(!(data0 === "bearer")){
validate33.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema17.properties.method.enum},schema:schema17.properties.method.enum,parentSchema:schema17.properties.method,data:data0}];
return false;
}
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema18 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","x-must-be":"the name of a header (RFC 9110, section 5.6.2)"};
const pattern4 = new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 128){
validate34.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema18,data}];
return false;
}
else {
if(func0(data) < 1){
validate34.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema18,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate34.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"},schema:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",parentSchema:schema18,data}];
return false;
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema19 = {"type":"object","additionalProperties":false,"required":["method","header_key"],"properties":{"method":{"type":"string","enum":["custom_header"],"const":"custom_header"},"header_key":{"$ref":"#/components/schemas/WebhookHeaderKey"}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.method === undefined) && (missing0 = "method")) || ((data.header_key === undefined) && (missing0 = "header_key"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema19.required,parentSchema:schema19,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "method") || (key0 === "header_key"))){
validate35.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema19,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.method !== undefined){
let data0 = data.method;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate35.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema19.properties.method.type,parentSchema:schema19.properties.method,data:data0}];
return false;
}
if("custom_header" !== data0){
validate35.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/const",keyword:"const",params:{allowedValue: "custom_header"},schema:"custom_header",parentSchema:schema19.properties.method,data:data0}];
return false;
}
else {
if(!(data0 === "custom_header")){
validate35.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema19.properties.method.enum},schema:schema19.properties.method.enum,parentSchema:schema19.properties.method,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header_key !== undefined){
const _errs4 = errors;
if(!(validate34(data.header_key, {instancePath:instancePath+"/header_key",parentData:data,parentDataProperty:"header_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema20 = {"type":"object","oneOf":[{"$ref":"#/components/schemas/WebhookBasicAuthorization"},{"$ref":"#/components/schemas/WebhookBearerAuthorization"},{"$ref":"#/components/schemas/WebhookCustomHeaderAuthorization"}],"discriminator":{"propertyName":"method"},"x-tags":{"method":["basic","bearer","custom_header"]}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.method;
if(typeof tag0 == "string"){
if(tag0 === "basic"){
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "bearer"){
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "custom_header"){
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "method", tagValue: tag0},schema:schema20.discriminator,parentSchema:schema20,data}];
return false;
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "method", tagValue: tag0},schema:schema20.discriminator,parentSchema:schema20,data}];
return false;
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data}];
return false;
}
}
validate37.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate37.evaluated = {"dynamicProps":true,"dynamicItems":false};


const schema21 = {"type":"string","format":"password","minLength":38,"maxLength":94,"pattern":"^whsec_(?:(?:[A-Za-z0-9+/]{4}){8,20}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?|(?:[A-Za-z0-9+/]{4}){21}(?:[A-Za-z0-9+/]{2}==)?)$","x-must-be":"whsec_ and the base64 of 24 to 64 bytes","examples":["whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC0wMDAx"]};
const pattern5 = new RegExp("^whsec_(?:(?:[A-Za-z0-9+/]{4}){8,20}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?|(?:[A-Za-z0-9+/]{4}){21}(?:[A-Za-z0-9+/]{2}==)?)$", "u");

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 94){
validate41.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 94},schema:94,parentSchema:schema21,data}];
return false;
}
else {
if(func0(data) < 38){
validate41.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 38},schema:38,parentSchema:schema21,data}];
return false;
}
else {
if(!pattern5.test(data)){
validate41.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^whsec_(?:(?:[A-Za-z0-9+/]{4}){8,20}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?|(?:[A-Za-z0-9+/]{4}){21}(?:[A-Za-z0-9+/]{2}==)?)$"},schema:"^whsec_(?:(?:[A-Za-z0-9+/]{4}){8,20}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?|(?:[A-Za-z0-9+/]{4}){21}(?:[A-Za-z0-9+/]{2}==)?)$",parentSchema:schema21,data}];
return false;
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema21.type,parentSchema:schema21,data}];
return false;
}
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema22 = {"type":"string","minLength":1,"maxLength":64,"pattern":"^(?:[^\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$","x-must-be":"text without control characters and without characters that change the direction of text","examples":["2026-11"]};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 64){
validate42.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema22,data}];
return false;
}
else {
if(func0(data) < 1){
validate42.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema22,data}];
return false;
}
else {
if(!pattern1.test(data)){
validate42.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:[^\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$"},schema:"^(?:[^\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$",parentSchema:schema22,data}];
return false;
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema22.type,parentSchema:schema22,data}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema23 = {"type":"object","additionalProperties":false,"required":["webhook_endpoint","webhook_authorization"],"properties":{"webhook_endpoint":{"$ref":"#/components/schemas/WebhookEndpoint"},"webhook_authorization":{"$ref":"#/components/schemas/WebhookAuthorization"},"signing_secret":{"$ref":"#/components/schemas/WebhookSigningSecret"},"secret_version":{"$ref":"#/components/schemas/WebhookSecretVersion"}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.webhook_endpoint === undefined) && (missing0 = "webhook_endpoint")) || ((data.webhook_authorization === undefined) && (missing0 = "webhook_authorization"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema23.required,parentSchema:schema23,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "webhook_endpoint") || (key0 === "webhook_authorization")) || (key0 === "signing_secret")) || (key0 === "secret_version"))){
validate43.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema23,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.webhook_endpoint !== undefined){
const _errs2 = errors;
if(!(validate29(data.webhook_endpoint, {instancePath:instancePath+"/webhook_endpoint",parentData:data,parentDataProperty:"webhook_endpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.webhook_authorization !== undefined){
const _errs3 = errors;
if(!(validate37(data.webhook_authorization, {instancePath:instancePath+"/webhook_authorization",parentData:data,parentDataProperty:"webhook_authorization",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signing_secret !== undefined){
const _errs4 = errors;
if(!(validate41(data.signing_secret, {instancePath:instancePath+"/signing_secret",parentData:data,parentDataProperty:"signing_secret",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret_version !== undefined){
const _errs5 = errors;
if(!(validate42(data.secret_version, {instancePath:instancePath+"/secret_version",parentData:data,parentDataProperty:"secret_version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema24 = {"type":"object","additionalProperties":false,"required":["type","configuration"],"properties":{"type":{"type":"string","enum":["webhook"],"const":"webhook"},"configuration":{"$ref":"#/components/schemas/WebhookConfiguration"}}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.configuration === undefined) && (missing0 = "configuration"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema24.required,parentSchema:schema24,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "configuration"))){
validate48.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema24,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate48.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema24.properties.type.type,parentSchema:schema24.properties.type,data:data0}];
return false;
}
if("webhook" !== data0){
validate48.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "webhook"},schema:"webhook",parentSchema:schema24.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "webhook")){
validate48.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema24.properties.type.enum},schema:schema24.properties.type.enum,parentSchema:schema24.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.configuration !== undefined){
const _errs4 = errors;
if(!(validate43(data.configuration, {instancePath:instancePath+"/configuration",parentData:data,parentDataProperty:"configuration",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema25 = {"type":"object","x-extensible":true,"oneOf":[{"$ref":"#/components/schemas/WebhookDestination"}],"discriminator":{"propertyName":"type"},"x-tags":{"type":["webhook"]}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "webhook"){
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var props0 = true;
}
else {
validate50.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},schema:schema25.discriminator,parentSchema:schema25,data}];
return false;
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},schema:schema25.discriminator,parentSchema:schema25,data}];
return false;
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data}];
return false;
}
}
validate50.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate50.evaluated = {"dynamicProps":true,"dynamicItems":false};


const schema26 = {"type":"string","enum":["enabled","disabled"]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema26.type,parentSchema:schema26,data}];
return false;
}
if(!((data === "enabled") || (data === "disabled"))){
validate52.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema26.enum},schema:schema26.enum,parentSchema:schema26,data}];
return false;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema27 = {"type":"string","format":"date-time","maxLength":35,"examples":["2026-11-20T09:15:30.250Z"]};
const formats6 = formats["date-time"];

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 35){
validate53.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 35},schema:35,parentSchema:schema27,data}];
return false;
}
else {
if(!(formats6(data))){
validate53.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema27,data}];
return false;
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema27.type,parentSchema:schema27,data}];
return false;
}
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema28 = {"x-natural-key":["name"],"type":"object","additionalProperties":false,"required":["id","name","subscriptions","destination","status","created_at","updated_at"],"properties":{"id":{"$ref":"#/components/schemas/EventStreamId"},"name":{"$ref":"#/components/schemas/EventStreamName"},"subscriptions":{"$ref":"#/components/schemas/EventStreamSubscriptions"},"filters":{"$ref":"#/components/schemas/EventFilters"},"order":{"$ref":"#/components/schemas/EventStreamOrder"},"max_events_per_second":{"$ref":"#/components/schemas/EventStreamRate"},"destination":{"$ref":"#/components/schemas/EventStreamDestination"},"status":{"$ref":"#/components/schemas/EventStreamStatus"},"disabled_reason":{"type":"string","maxLength":512},"disabled_at":{"$ref":"#/components/schemas/Timestamp"},"created_at":{"$ref":"#/components/schemas/Timestamp"},"updated_at":{"$ref":"#/components/schemas/Timestamp"}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.subscriptions === undefined) && (missing0 = "subscriptions"))) || ((data.destination === undefined) && (missing0 = "destination"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema28.required,parentSchema:schema28,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema28.properties, key0))){
validate54.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema28,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(validate2(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscriptions !== undefined){
const _errs4 = errors;
if(!(validate6(data.subscriptions, {instancePath:instancePath+"/subscriptions",parentData:data,parentDataProperty:"subscriptions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filters !== undefined){
const _errs5 = errors;
if(!(validate25(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order !== undefined){
const _errs6 = errors;
if(!(validate27(data.order, {instancePath:instancePath+"/order",parentData:data,parentDataProperty:"order",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_events_per_second !== undefined){
const _errs7 = errors;
if(!(validate28(data.max_events_per_second, {instancePath:instancePath+"/max_events_per_second",parentData:data,parentDataProperty:"max_events_per_second",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination !== undefined){
const _errs8 = errors;
if(!(validate50(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs9 = errors;
if(!(validate52(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_reason !== undefined){
let data8 = data.disabled_reason;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data8 === "string"){
if(func0(data8) > 512){
validate54.errors = [{instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema28.properties.disabled_reason,data:data8}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/type",keyword:"type",params:{type: "string"},schema:schema28.properties.disabled_reason.type,parentSchema:schema28.properties.disabled_reason,data:data8}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_at !== undefined){
const _errs12 = errors;
if(!(validate53(data.disabled_at, {instancePath:instancePath+"/disabled_at",parentData:data,parentDataProperty:"disabled_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs13 = errors;
if(!(validate53(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs14 = errors;
if(!(validate53(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema29 = {"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/EventStream"}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate66.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema29,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate54(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema29.type,parentSchema:schema29,data}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


const schema30 = {"type":"string","minLength":1,"maxLength":1024,"examples":["eyJ2IjoxLCJhIjoiZXN0XzFDZlJrbSJ9.Vb0yTn3xQdQ"]};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1024){
validate68.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema30,data}];
return false;
}
else {
if(func0(data) < 1){
validate68.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema30,data}];
return false;
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema30.type,parentSchema:schema30,data}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema31 = {"type":"object","additionalProperties":false,"required":["eventStreams"],"properties":{"eventStreams":{"$ref":"#/components/schemas/EventStreams"},"next":{"$ref":"#/components/schemas/Checkpoint"}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.eventStreams === undefined) && (missing0 = "eventStreams")){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema31.required,parentSchema:schema31,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "eventStreams") || (key0 === "next"))){
validate69.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.eventStreams !== undefined){
const _errs2 = errors;
if(!(validate66(data.eventStreams, {instancePath:instancePath+"/eventStreams",parentData:data,parentDataProperty:"eventStreams",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next !== undefined){
const _errs3 = errors;
if(!(validate68(data.next, {instancePath:instancePath+"/next",parentData:data,parentDataProperty:"next",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema32 = {"type":"integer","format":"int32","minimum":0,"maximum":1000000000};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema32.type,parentSchema:schema32,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 1000000000 || isNaN(data)){
validate72.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},schema:1000000000,parentSchema:schema32,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate72.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32,data}];
return false;
}
else {
if(!(formats2.validate(data))){
validate72.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema32,data}];
return false;
}
}
}
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema33 = {"type":"integer","format":"int32","minimum":1,"maximum":100};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema33.type,parentSchema:schema33,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 100 || isNaN(data)){
validate73.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema33,data}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate73.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema33,data}];
return false;
}
else {
if(!(formats2.validate(data))){
validate73.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema33,data}];
return false;
}
}
}
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema34 = {"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991};
const formats12 = formats.int64;

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema34.type,parentSchema:schema34,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
validate74.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema34,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate74.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema34,data}];
return false;
}
else {
if(!(formats12.validate(data))){
validate74.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema34,data}];
return false;
}
}
}
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema35 = {"type":"object","additionalProperties":false,"required":["eventStreams","page","per_page","total"],"properties":{"eventStreams":{"$ref":"#/components/schemas/EventStreams"},"page":{"$ref":"#/components/schemas/PageNumber"},"per_page":{"$ref":"#/components/schemas/PageSize"},"total":{"$ref":"#/components/schemas/TotalResults"}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.eventStreams === undefined) && (missing0 = "eventStreams")) || ((data.page === undefined) && (missing0 = "page"))) || ((data.per_page === undefined) && (missing0 = "per_page"))) || ((data.total === undefined) && (missing0 = "total"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema35.required,parentSchema:schema35,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "eventStreams") || (key0 === "page")) || (key0 === "per_page")) || (key0 === "total"))){
validate75.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema35,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.eventStreams !== undefined){
const _errs2 = errors;
if(!(validate66(data.eventStreams, {instancePath:instancePath+"/eventStreams",parentData:data,parentDataProperty:"eventStreams",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.page !== undefined){
const _errs3 = errors;
if(!(validate72(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.per_page !== undefined){
const _errs4 = errors;
if(!(validate73(data.per_page, {instancePath:instancePath+"/per_page",parentData:data,parentDataProperty:"per_page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
const _errs5 = errors;
if(!(validate74(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema36 = {"x-extensible":true,"type":"string","enum":["invalid_uri","invalid_query_string","invalid_body","invalid_paging","checkpoint_expired","invalid_cursor","cursor_expired","invalid_token","client_not_global","insufficient_scope","not_found","method_not_allowed","conflict","precondition_failed","too_many_entities","payload_too_large","unsupported_media_type","too_many_requests","internal_error","service_unavailable"]};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data}];
return false;
}
if(!((((((((((((((((((((data === "invalid_uri") || (data === "invalid_query_string")) || (data === "invalid_body")) || (data === "invalid_paging")) || (data === "checkpoint_expired")) || (data === "invalid_cursor")) || (data === "cursor_expired")) || (data === "invalid_token")) || (data === "client_not_global")) || (data === "insufficient_scope")) || (data === "not_found")) || (data === "method_not_allowed")) || (data === "conflict")) || (data === "precondition_failed")) || (data === "too_many_entities")) || (data === "payload_too_large")) || (data === "unsupported_media_type")) || (data === "too_many_requests")) || (data === "internal_error")) || (data === "service_unavailable"))){
validate80.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema36.enum},schema:schema36.enum,parentSchema:schema36,data}];
return false;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema37 = {"x-extensible":true,"type":"string","enum":["required","unknown","repeated","type","enum","minimum","maximum","min_length","max_length","min_items","max_items","unique_items","min_properties","max_properties","pattern","format","invalid"]};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data}];
return false;
}
if(!(((((((((((((((((data === "required") || (data === "unknown")) || (data === "repeated")) || (data === "type")) || (data === "enum")) || (data === "minimum")) || (data === "maximum")) || (data === "min_length")) || (data === "max_length")) || (data === "min_items")) || (data === "max_items")) || (data === "unique_items")) || (data === "min_properties")) || (data === "max_properties")) || (data === "pattern")) || (data === "format")) || (data === "invalid"))){
validate81.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data}];
return false;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema38 = {"type":"object","additionalProperties":false,"required":["path","code","message"],"properties":{"path":{"type":"string","maxLength":1024},"code":{"$ref":"#/components/schemas/FieldErrorCode"},"message":{"type":"string","maxLength":2048}}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.message === undefined) && (missing0 = "message"))){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema38.required,parentSchema:schema38,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "path") || (key0 === "code")) || (key0 === "message"))){
validate82.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema38,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
let data0 = data.path;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 1024){
validate82.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema38.properties.path,data:data0}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema38.properties.path.type,parentSchema:schema38.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs4 = errors;
if(!(validate81(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func0(data2) > 2048){
validate82.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema38.properties.message,data:data2}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema38.properties.message.type,parentSchema:schema38.properties.message,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema39 = {"type":"object","additionalProperties":false,"required":["statusCode","error","message","errorCode"],"properties":{"statusCode":{"type":"integer","format":"int32","minimum":400,"maximum":599},"error":{"type":"string","maxLength":64},"message":{"type":"string","maxLength":2048},"errorCode":{"$ref":"#/components/schemas/ErrorCode"},"errors":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"#/components/schemas/FieldError"}}}};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.statusCode === undefined) && (missing0 = "statusCode")) || ((data.error === undefined) && (missing0 = "error"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.errorCode === undefined) && (missing0 = "errorCode"))){
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema39.required,parentSchema:schema39,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "statusCode") || (key0 === "error")) || (key0 === "message")) || (key0 === "errorCode")) || (key0 === "errors"))){
validate84.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema39,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.statusCode !== undefined){
let data0 = data.statusCode;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate84.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.statusCode.type,parentSchema:schema39.properties.statusCode,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
validate84.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema39.properties.statusCode,data:data0}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate84.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},schema:400,parentSchema:schema39.properties.statusCode,data:data0}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate84.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema39.properties.statusCode,data:data0}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data1 = data.error;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate84.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema39.properties.error,data:data1}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},schema:schema39.properties.error.type,parentSchema:schema39.properties.error,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 2048){
validate84.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema39.properties.message,data:data2}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema39.properties.message.type,parentSchema:schema39.properties.message,data:data2}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs8 = errors;
if(!(validate80(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data4 = data.errors;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 20){
validate84.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema39.properties.errors,data:data4}];
return false;
}
else {
if(data4.length < 1){
validate84.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema39.properties.errors,data:data4}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate82(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},schema:schema39.properties.errors.type,parentSchema:schema39.properties.errors,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema40 = {"type":"object","additionalProperties":false,"required":["method","username","password"],"properties":{"method":{"type":"string","enum":["basic"],"const":"basic"},"username":{"$ref":"#/components/schemas/WebhookUsername"},"password":{"type":"string","writeOnly":true,"format":"password","minLength":1,"maxLength":1024,"pattern":"^[^\\x00-\\x1F\\x7F]+$","x-must-be":"text without control characters"}}};
const pattern7 = new RegExp("^[^\\x00-\\x1F\\x7F]+$", "u");

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.method === undefined) && (missing0 = "method")) || ((data.username === undefined) && (missing0 = "username"))) || ((data.password === undefined) && (missing0 = "password"))){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema40.required,parentSchema:schema40,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "method") || (key0 === "username")) || (key0 === "password"))){
validate87.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema40,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.method !== undefined){
let data0 = data.method;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate87.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema40.properties.method.type,parentSchema:schema40.properties.method,data:data0}];
return false;
}
if("basic" !== data0){
validate87.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/const",keyword:"const",params:{allowedValue: "basic"},schema:"basic",parentSchema:schema40.properties.method,data:data0}];
return false;
}
else {
if(!(data0 === "basic")){
validate87.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema40.properties.method.enum},schema:schema40.properties.method.enum,parentSchema:schema40.properties.method,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
const _errs4 = errors;
if(!(validate30(data.username, {instancePath:instancePath+"/username",parentData:data,parentDataProperty:"username",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data2 = data.password;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(func0(data2) > 1024){
validate87.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema40.properties.password,data:data2}];
return false;
}
else {
if(func0(data2) < 1){
validate87.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema40.properties.password,data:data2}];
return false;
}
else {
if(!pattern7.test(data2)){
validate87.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F]+$"},schema:"^[^\\x00-\\x1F\\x7F]+$",parentSchema:schema40.properties.password,data:data2}];
return false;
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},schema:schema40.properties.password.type,parentSchema:schema40.properties.password,data:data2}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema41 = {"type":"object","additionalProperties":false,"required":["method","token"],"properties":{"method":{"type":"string","enum":["bearer"],"const":"bearer"},"token":{"type":"string","writeOnly":true,"format":"password","minLength":1,"maxLength":1024,"pattern":"^[\\x21-\\x7E]+$","x-must-be":"visible ASCII without spaces"}}};
const pattern8 = new RegExp("^[\\x21-\\x7E]+$", "u");

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.method === undefined) && (missing0 = "method")) || ((data.token === undefined) && (missing0 = "token"))){
validate89.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema41.required,parentSchema:schema41,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "method") || (key0 === "token"))){
validate89.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema41,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.method !== undefined){
let data0 = data.method;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate89.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema41.properties.method.type,parentSchema:schema41.properties.method,data:data0}];
return false;
}
if("bearer" !== data0){
validate89.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/const",keyword:"const",params:{allowedValue: "bearer"},schema:"bearer",parentSchema:schema41.properties.method,data:data0}];
return false;
}
else {
if(!(data0 === "bearer")){
validate89.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema41.properties.method.enum},schema:schema41.properties.method.enum,parentSchema:schema41.properties.method,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
let data1 = data.token;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 1024){
validate89.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema41.properties.token,data:data1}];
return false;
}
else {
if(func0(data1) < 1){
validate89.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema41.properties.token,data:data1}];
return false;
}
else {
if(!pattern8.test(data1)){
validate89.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7E]+$"},schema:"^[\\x21-\\x7E]+$",parentSchema:schema41.properties.token,data:data1}];
return false;
}
}
}
}
else {
validate89.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},schema:schema41.properties.token.type,parentSchema:schema41.properties.token,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema42 = {"type":"object","additionalProperties":false,"required":["method","header_key","header_value"],"properties":{"method":{"type":"string","enum":["custom_header"],"const":"custom_header"},"header_key":{"$ref":"#/components/schemas/WebhookHeaderKey"},"header_value":{"type":"string","writeOnly":true,"format":"password","minLength":1,"maxLength":4096,"pattern":"^(?! )[\\x20-\\x7E]*[\\x21-\\x7E]$","x-must-be":"visible ASCII without a space at either end"}}};
const pattern9 = new RegExp("^(?! )[\\x20-\\x7E]*[\\x21-\\x7E]$", "u");

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.method === undefined) && (missing0 = "method")) || ((data.header_key === undefined) && (missing0 = "header_key"))) || ((data.header_value === undefined) && (missing0 = "header_value"))){
validate90.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema42.required,parentSchema:schema42,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "method") || (key0 === "header_key")) || (key0 === "header_value"))){
validate90.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema42,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.method !== undefined){
let data0 = data.method;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate90.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema42.properties.method.type,parentSchema:schema42.properties.method,data:data0}];
return false;
}
if("custom_header" !== data0){
validate90.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/const",keyword:"const",params:{allowedValue: "custom_header"},schema:"custom_header",parentSchema:schema42.properties.method,data:data0}];
return false;
}
else {
if(!(data0 === "custom_header")){
validate90.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema42.properties.method.enum},schema:schema42.properties.method.enum,parentSchema:schema42.properties.method,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header_key !== undefined){
const _errs4 = errors;
if(!(validate34(data.header_key, {instancePath:instancePath+"/header_key",parentData:data,parentDataProperty:"header_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header_value !== undefined){
let data2 = data.header_value;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(func0(data2) > 4096){
validate90.errors = [{instancePath:instancePath+"/header_value",schemaPath:"#/properties/header_value/maxLength",keyword:"maxLength",params:{limit: 4096},schema:4096,parentSchema:schema42.properties.header_value,data:data2}];
return false;
}
else {
if(func0(data2) < 1){
validate90.errors = [{instancePath:instancePath+"/header_value",schemaPath:"#/properties/header_value/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema42.properties.header_value,data:data2}];
return false;
}
else {
if(!pattern9.test(data2)){
validate90.errors = [{instancePath:instancePath+"/header_value",schemaPath:"#/properties/header_value/pattern",keyword:"pattern",params:{pattern: "^(?! )[\\x20-\\x7E]*[\\x21-\\x7E]$"},schema:"^(?! )[\\x20-\\x7E]*[\\x21-\\x7E]$",parentSchema:schema42.properties.header_value,data:data2}];
return false;
}
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/header_value",schemaPath:"#/properties/header_value/type",keyword:"type",params:{type: "string"},schema:schema42.properties.header_value.type,parentSchema:schema42.properties.header_value,data:data2}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema43 = {"type":"object","oneOf":[{"$ref":"#/components/schemas/WebhookBasicAuthorizationInput"},{"$ref":"#/components/schemas/WebhookBearerAuthorizationInput"},{"$ref":"#/components/schemas/WebhookCustomHeaderAuthorizationInput"}],"discriminator":{"propertyName":"method"},"x-tags":{"method":["basic","bearer","custom_header"]}};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.method;
if(typeof tag0 == "string"){
if(tag0 === "basic"){
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "bearer"){
if(!(validate89(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "custom_header"){
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "method", tagValue: tag0},schema:schema43.discriminator,parentSchema:schema43,data}];
return false;
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "method", tagValue: tag0},schema:schema43.discriminator,parentSchema:schema43,data}];
return false;
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data}];
return false;
}
}
validate92.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate92.evaluated = {"dynamicProps":true,"dynamicItems":false};


const schema44 = {"type":"object","additionalProperties":false,"required":["webhook_endpoint","webhook_authorization"],"properties":{"webhook_endpoint":{"$ref":"#/components/schemas/WebhookEndpoint"},"webhook_authorization":{"$ref":"#/components/schemas/WebhookAuthorizationInput"},"signing_secret":{"$ref":"#/components/schemas/WebhookSigningSecret"},"secret_version":{"$ref":"#/components/schemas/WebhookSecretVersion"}}};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.webhook_endpoint === undefined) && (missing0 = "webhook_endpoint")) || ((data.webhook_authorization === undefined) && (missing0 = "webhook_authorization"))){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema44.required,parentSchema:schema44,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "webhook_endpoint") || (key0 === "webhook_authorization")) || (key0 === "signing_secret")) || (key0 === "secret_version"))){
validate96.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema44,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.webhook_endpoint !== undefined){
const _errs2 = errors;
if(!(validate29(data.webhook_endpoint, {instancePath:instancePath+"/webhook_endpoint",parentData:data,parentDataProperty:"webhook_endpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.webhook_authorization !== undefined){
const _errs3 = errors;
if(!(validate92(data.webhook_authorization, {instancePath:instancePath+"/webhook_authorization",parentData:data,parentDataProperty:"webhook_authorization",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signing_secret !== undefined){
const _errs4 = errors;
if(!(validate41(data.signing_secret, {instancePath:instancePath+"/signing_secret",parentData:data,parentDataProperty:"signing_secret",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret_version !== undefined){
const _errs5 = errors;
if(!(validate42(data.secret_version, {instancePath:instancePath+"/secret_version",parentData:data,parentDataProperty:"secret_version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema45 = {"type":"object","additionalProperties":false,"required":["type","configuration"],"properties":{"type":{"type":"string","enum":["webhook"],"const":"webhook"},"configuration":{"$ref":"#/components/schemas/WebhookConfigurationInput"}}};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.configuration === undefined) && (missing0 = "configuration"))){
validate101.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema45.required,parentSchema:schema45,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "configuration"))){
validate101.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema45,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate101.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema45.properties.type.type,parentSchema:schema45.properties.type,data:data0}];
return false;
}
if("webhook" !== data0){
validate101.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "webhook"},schema:"webhook",parentSchema:schema45.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "webhook")){
validate101.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema45.properties.type.enum},schema:schema45.properties.type.enum,parentSchema:schema45.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.configuration !== undefined){
const _errs4 = errors;
if(!(validate96(data.configuration, {instancePath:instancePath+"/configuration",parentData:data,parentDataProperty:"configuration",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema46 = {"type":"object","oneOf":[{"$ref":"#/components/schemas/WebhookDestinationInput"}],"discriminator":{"propertyName":"type"},"x-tags":{"type":["webhook"]}};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "webhook"){
if(!(validate101(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
var props0 = true;
}
else {
validate103.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},schema:schema46.discriminator,parentSchema:schema46,data}];
return false;
}
}
else {
validate103.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},schema:schema46.discriminator,parentSchema:schema46,data}];
return false;
}
}
else {
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data}];
return false;
}
}
validate103.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate103.evaluated = {"dynamicProps":true,"dynamicItems":false};


const schema47 = {"type":"string","format":"date-time","maxLength":20,"pattern":"^(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt](([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|23:59:60)[Zz]$","x-must-be":"an RFC 3339 time in UTC and whole seconds, such as 2026-11-20T09:15:30Z","examples":["2026-11-20T09:15:30Z"]};
const pattern10 = new RegExp("^(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt](([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|23:59:60)[Zz]$", "u");

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 20){
validate105.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema47,data}];
return false;
}
else {
if(!pattern10.test(data)){
validate105.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt](([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|23:59:60)[Zz]$"},schema:"^(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt](([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|23:59:60)[Zz]$",parentSchema:schema47,data}];
return false;
}
else {
if(!(formats6(data))){
validate105.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema47,data}];
return false;
}
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema47.type,parentSchema:schema47,data}];
return false;
}
}
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema48 = {"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"from":{"type":"string","minLength":1,"maxLength":1024},"from_timestamp":{"$ref":"#/components/schemas/TimestampSeconds"}}};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
validate106.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1},schema:1,parentSchema:schema48,data}];
return false;
}
else {
if(Object.keys(data).length < 1){
validate106.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema48,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "from") || (key0 === "from_timestamp"))){
validate106.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema48,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.from !== undefined){
let data0 = data.from;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 1024){
validate106.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema48.properties.from,data:data0}];
return false;
}
else {
if(func0(data0) < 1){
validate106.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema48.properties.from,data:data0}];
return false;
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},schema:schema48.properties.from.type,parentSchema:schema48.properties.from,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from_timestamp !== undefined){
const _errs4 = errors;
if(!(validate105(data.from_timestamp, {instancePath:instancePath+"/from_timestamp",parentData:data,parentDataProperty:"from_timestamp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema49 = {"type":"object","additionalProperties":false,"required":["name","subscriptions","destination"],"properties":{"name":{"$ref":"#/components/schemas/EventStreamName"},"subscriptions":{"$ref":"#/components/schemas/EventStreamSubscriptions"},"filters":{"$ref":"#/components/schemas/EventFilters"},"order":{"$ref":"#/components/schemas/EventStreamOrder"},"max_events_per_second":{"$ref":"#/components/schemas/EventStreamRate"},"destination":{"$ref":"#/components/schemas/EventStreamDestinationInput"},"status":{"x-if-omitted":"enabled","$ref":"#/components/schemas/EventStreamStatus"},"start":{"$ref":"#/components/schemas/EventStreamStart"}}};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.subscriptions === undefined) && (missing0 = "subscriptions"))) || ((data.destination === undefined) && (missing0 = "destination"))){
validate108.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema49.required,parentSchema:schema49,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "subscriptions")) || (key0 === "filters")) || (key0 === "order")) || (key0 === "max_events_per_second")) || (key0 === "destination")) || (key0 === "status")) || (key0 === "start"))){
validate108.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema49,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(validate2(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscriptions !== undefined){
const _errs3 = errors;
if(!(validate6(data.subscriptions, {instancePath:instancePath+"/subscriptions",parentData:data,parentDataProperty:"subscriptions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filters !== undefined){
const _errs4 = errors;
if(!(validate25(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order !== undefined){
const _errs5 = errors;
if(!(validate27(data.order, {instancePath:instancePath+"/order",parentData:data,parentDataProperty:"order",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_events_per_second !== undefined){
const _errs6 = errors;
if(!(validate28(data.max_events_per_second, {instancePath:instancePath+"/max_events_per_second",parentData:data,parentDataProperty:"max_events_per_second",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination !== undefined){
const _errs7 = errors;
if(!(validate103(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs8 = errors;
if(!(validate52(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start !== undefined){
const _errs9 = errors;
if(!(validate106(data.start, {instancePath:instancePath+"/start",parentData:data,parentDataProperty:"start",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema50 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"name":{"$ref":"#/components/schemas/EventStreamName"},"subscriptions":{"$ref":"#/components/schemas/EventStreamSubscriptions"},"filters":{"$ref":"#/components/schemas/EventFilters"},"order":{"$ref":"#/components/schemas/EventStreamOrder"},"max_events_per_second":{"$ref":"#/components/schemas/EventStreamRate"},"destination":{"$ref":"#/components/schemas/EventStreamDestinationInput"},"status":{"$ref":"#/components/schemas/EventStreamStatus"},"start":{"$ref":"#/components/schemas/EventStreamStart"}}};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate117.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema50,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "subscriptions")) || (key0 === "filters")) || (key0 === "order")) || (key0 === "max_events_per_second")) || (key0 === "destination")) || (key0 === "status")) || (key0 === "start"))){
validate117.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema50,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(validate2(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscriptions !== undefined){
const _errs3 = errors;
if(!(validate6(data.subscriptions, {instancePath:instancePath+"/subscriptions",parentData:data,parentDataProperty:"subscriptions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filters !== undefined){
const _errs4 = errors;
if(!(validate25(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order !== undefined){
const _errs5 = errors;
if(!(validate27(data.order, {instancePath:instancePath+"/order",parentData:data,parentDataProperty:"order",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_events_per_second !== undefined){
const _errs6 = errors;
if(!(validate28(data.max_events_per_second, {instancePath:instancePath+"/max_events_per_second",parentData:data,parentDataProperty:"max_events_per_second",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination !== undefined){
const _errs7 = errors;
if(!(validate103(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs8 = errors;
if(!(validate52(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start !== undefined){
const _errs9 = errors;
if(!(validate106(data.start, {instancePath:instancePath+"/start",parentData:data,parentDataProperty:"start",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema50.type,parentSchema:schema50,data}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema51 = {"type":"object","additionalProperties":false,"required":["date_from","date_to","bucket_seconds"],"properties":{"date_from":{"$ref":"#/components/schemas/Timestamp"},"date_to":{"$ref":"#/components/schemas/Timestamp"},"bucket_seconds":{"type":"integer","format":"int32","const":86400}}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.date_from === undefined) && (missing0 = "date_from")) || ((data.date_to === undefined) && (missing0 = "date_to"))) || ((data.bucket_seconds === undefined) && (missing0 = "bucket_seconds"))){
validate126.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema51.required,parentSchema:schema51,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "date_from") || (key0 === "date_to")) || (key0 === "bucket_seconds"))){
validate126.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema51,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.date_from !== undefined){
const _errs2 = errors;
if(!(validate53(data.date_from, {instancePath:instancePath+"/date_from",parentData:data,parentDataProperty:"date_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date_to !== undefined){
const _errs3 = errors;
if(!(validate53(data.date_to, {instancePath:instancePath+"/date_to",parentData:data,parentDataProperty:"date_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket_seconds !== undefined){
let data2 = data.bucket_seconds;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate126.errors = [{instancePath:instancePath+"/bucket_seconds",schemaPath:"#/properties/bucket_seconds/type",keyword:"type",params:{type: "integer"},schema:schema51.properties.bucket_seconds.type,parentSchema:schema51.properties.bucket_seconds,data:data2}];
return false;
}
if(86400 !== data2){
validate126.errors = [{instancePath:instancePath+"/bucket_seconds",schemaPath:"#/properties/bucket_seconds/const",keyword:"const",params:{allowedValue: 86400},schema:86400,parentSchema:schema51.properties.bucket_seconds,data:data2}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(!(formats2.validate(data2))){
validate126.errors = [{instancePath:instancePath+"/bucket_seconds",schemaPath:"#/properties/bucket_seconds/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema51.properties.bucket_seconds,data:data2}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema51.type,parentSchema:schema51,data}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema52 = {"type":"object","additionalProperties":false,"required":["name","window_total","data"],"properties":{"name":{"type":"string","enum":["successful_deliveries","failed_deliveries"]},"window_total":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991},"data":{"type":"array","maxItems":367,"items":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}}}};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.window_total === undefined) && (missing0 = "window_total"))) || ((data.data === undefined) && (missing0 = "data"))){
validate129.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema52.required,parentSchema:schema52,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "window_total")) || (key0 === "data"))){
validate129.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema52,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate129.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema52.properties.name.type,parentSchema:schema52.properties.name,data:data0}];
return false;
}
if(!((data0 === "successful_deliveries") || (data0 === "failed_deliveries"))){
validate129.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema52.properties.name.enum},schema:schema52.properties.name.enum,parentSchema:schema52.properties.name,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.window_total !== undefined){
let data1 = data.window_total;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate129.errors = [{instancePath:instancePath+"/window_total",schemaPath:"#/properties/window_total/type",keyword:"type",params:{type: "integer"},schema:schema52.properties.window_total.type,parentSchema:schema52.properties.window_total,data:data1}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate129.errors = [{instancePath:instancePath+"/window_total",schemaPath:"#/properties/window_total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema52.properties.window_total,data:data1}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate129.errors = [{instancePath:instancePath+"/window_total",schemaPath:"#/properties/window_total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema52.properties.window_total,data:data1}];
return false;
}
else {
if(!(formats12.validate(data1))){
validate129.errors = [{instancePath:instancePath+"/window_total",schemaPath:"#/properties/window_total/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema52.properties.window_total,data:data1}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 367){
validate129.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 367},schema:367,parentSchema:schema52.properties.data,data:data2}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate129.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type: "integer"},schema:schema52.properties.data.items.type,parentSchema:schema52.properties.data.items,data:data3}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate129.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema52.properties.data.items,data:data3}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate129.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema52.properties.data.items,data:data3}];
return false;
}
else {
if(!(formats12.validate(data3))){
validate129.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema52.properties.data.items,data:data3}];
return false;
}
}
}
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate129.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema52.properties.data.type,parentSchema:schema52.properties.data,data:data2}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema53 = {"x-extensible":true,"type":"string","enum":["disabled","failing","retrying","refusing","behind","replaying","healthy"]};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema53.type,parentSchema:schema53,data}];
return false;
}
if(!(((((((data === "disabled") || (data === "failing")) || (data === "retrying")) || (data === "refusing")) || (data === "behind")) || (data === "replaying")) || (data === "healthy"))){
validate130.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema53.enum},schema:schema53.enum,parentSchema:schema53,data}];
return false;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema54 = {"type":"string","format":"event-id","minLength":26,"maxLength":26,"pattern":"^[A-Za-z0-9_-]{26}$","x-must-be":"an identifier of 26 letters, digits, hyphens and underscores","examples":["evt_1CfRm3KpZtYh8WqDsNvG6a"]};
const formats24 = /^[A-Za-z0-9_-]{26}$/;

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 26){
validate131.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 26},schema:26,parentSchema:schema54,data}];
return false;
}
else {
if(func0(data) < 26){
validate131.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 26},schema:26,parentSchema:schema54,data}];
return false;
}
else {
if(!pattern0.test(data)){
validate131.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{26}$"},schema:"^[A-Za-z0-9_-]{26}$",parentSchema:schema54,data}];
return false;
}
else {
if(!(formats24.test(data))){
validate131.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "event-id"},schema:"event-id",parentSchema:schema54,data}];
return false;
}
}
}
}
}
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema54.type,parentSchema:schema54,data}];
return false;
}
}
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema55 = {"x-extensible":true,"type":"string","enum":["delivered","failed","abandoned"]};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema55.type,parentSchema:schema55,data}];
return false;
}
if(!(((data === "delivered") || (data === "failed")) || (data === "abandoned"))){
validate132.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema55.enum},schema:schema55.enum,parentSchema:schema55,data}];
return false;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema56 = {"x-extensible":true,"type":"string","enum":["live","test","redelivery","replay"]};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema56.type,parentSchema:schema56,data}];
return false;
}
if(!((((data === "live") || (data === "test")) || (data === "redelivery")) || (data === "replay"))){
validate133.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema56.enum},schema:schema56.enum,parentSchema:schema56,data}];
return false;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema57 = {"type":"object","additionalProperties":false,"required":["event_stream_id","event_id","event_type","attempted_at","number","result","duration_ms","purpose"],"properties":{"event_stream_id":{"$ref":"#/components/schemas/EventStreamId"},"event_id":{"$ref":"#/components/schemas/EventId"},"event_type":{"$ref":"#/components/schemas/EventType"},"attempted_at":{"$ref":"#/components/schemas/Timestamp"},"number":{"type":"integer","format":"int32","minimum":1,"maximum":2147483647},"result":{"$ref":"#/components/schemas/AttemptResult"},"status":{"type":"integer","format":"int32","minimum":100,"maximum":999},"error_message":{"type":"string","maxLength":1024},"duration_ms":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991},"answer":{"x-personal":true,"type":"string","maxLength":1024},"purpose":{"$ref":"#/components/schemas/AttemptPurpose"}}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.event_stream_id === undefined) && (missing0 = "event_stream_id")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.event_type === undefined) && (missing0 = "event_type"))) || ((data.attempted_at === undefined) && (missing0 = "attempted_at"))) || ((data.number === undefined) && (missing0 = "number"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))) || ((data.purpose === undefined) && (missing0 = "purpose"))){
validate134.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema57.required,parentSchema:schema57,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema57.properties, key0))){
validate134.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema57,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event_stream_id !== undefined){
const _errs2 = errors;
if(!(validate1(data.event_stream_id, {instancePath:instancePath+"/event_stream_id",parentData:data,parentDataProperty:"event_stream_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
const _errs3 = errors;
if(!(validate131(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_type !== undefined){
const _errs4 = errors;
if(!(validate3(data.event_type, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempted_at !== undefined){
const _errs5 = errors;
if(!(validate53(data.attempted_at, {instancePath:instancePath+"/attempted_at",parentData:data,parentDataProperty:"attempted_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.number !== undefined){
let data4 = data.number;
const _errs6 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate134.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"},schema:schema57.properties.number.type,parentSchema:schema57.properties.number,data:data4}];
return false;
}
if(errors === _errs6){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate134.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema57.properties.number,data:data4}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate134.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema57.properties.number,data:data4}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate134.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema57.properties.number,data:data4}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs8 = errors;
if(!(validate132(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs9 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate134.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema57.properties.status.type,parentSchema:schema57.properties.status,data:data6}];
return false;
}
if(errors === _errs9){
if(typeof data6 == "number"){
if(data6 > 999 || isNaN(data6)){
validate134.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},schema:999,parentSchema:schema57.properties.status,data:data6}];
return false;
}
else {
if(data6 < 100 || isNaN(data6)){
validate134.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},schema:100,parentSchema:schema57.properties.status,data:data6}];
return false;
}
else {
if(!(formats2.validate(data6))){
validate134.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema57.properties.status,data:data6}];
return false;
}
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_message !== undefined){
let data7 = data.error_message;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data7 === "string"){
if(func0(data7) > 1024){
validate134.errors = [{instancePath:instancePath+"/error_message",schemaPath:"#/properties/error_message/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema57.properties.error_message,data:data7}];
return false;
}
}
else {
validate134.errors = [{instancePath:instancePath+"/error_message",schemaPath:"#/properties/error_message/type",keyword:"type",params:{type: "string"},schema:schema57.properties.error_message.type,parentSchema:schema57.properties.error_message,data:data7}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
let data8 = data.duration_ms;
const _errs13 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate134.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},schema:schema57.properties.duration_ms.type,parentSchema:schema57.properties.duration_ms,data:data8}];
return false;
}
if(errors === _errs13){
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
validate134.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema57.properties.duration_ms,data:data8}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate134.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema57.properties.duration_ms,data:data8}];
return false;
}
else {
if(!(formats12.validate(data8))){
validate134.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema57.properties.duration_ms,data:data8}];
return false;
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answer !== undefined){
let data9 = data.answer;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data9 === "string"){
if(func0(data9) > 1024){
validate134.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema57.properties.answer,data:data9}];
return false;
}
}
else {
validate134.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type: "string"},schema:schema57.properties.answer.type,parentSchema:schema57.properties.answer,data:data9}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.purpose !== undefined){
const _errs17 = errors;
if(!(validate133(data.purpose, {instancePath:instancePath+"/purpose",parentData:data,parentDataProperty:"purpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema58 = {"type":"object","additionalProperties":false,"required":["kind","total","done"],"properties":{"kind":{"type":"string","enum":["redeliver","end","skip"]},"total":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991},"done":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}}};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.kind === undefined) && (missing0 = "kind")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.done === undefined) && (missing0 = "done"))){
validate141.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema58.required,parentSchema:schema58,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "total")) || (key0 === "done"))){
validate141.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema58,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
let data0 = data.kind;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate141.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema58.properties.kind.type,parentSchema:schema58.properties.kind,data:data0}];
return false;
}
if(!(((data0 === "redeliver") || (data0 === "end")) || (data0 === "skip"))){
validate141.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema58.properties.kind.enum},schema:schema58.properties.kind.enum,parentSchema:schema58.properties.kind,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data1 = data.total;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate141.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},schema:schema58.properties.total.type,parentSchema:schema58.properties.total,data:data1}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate141.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema58.properties.total,data:data1}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate141.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema58.properties.total,data:data1}];
return false;
}
else {
if(!(formats12.validate(data1))){
validate141.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema58.properties.total,data:data1}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.done !== undefined){
let data2 = data.done;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate141.errors = [{instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "integer"},schema:schema58.properties.done.type,parentSchema:schema58.properties.done,data:data2}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate141.errors = [{instancePath:instancePath+"/done",schemaPath:"#/properties/done/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema58.properties.done,data:data2}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate141.errors = [{instancePath:instancePath+"/done",schemaPath:"#/properties/done/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema58.properties.done,data:data2}];
return false;
}
else {
if(!(formats12.validate(data2))){
validate141.errors = [{instancePath:instancePath+"/done",schemaPath:"#/properties/done/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema58.properties.done,data:data2}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema59 = {"type":"string","minLength":1,"maxLength":1024};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1024){
validate142.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema59,data}];
return false;
}
else {
if(func0(data) < 1){
validate142.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema59,data}];
return false;
}
}
}
else {
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema59.type,parentSchema:schema59,data}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema60 = {"type":"object","additionalProperties":false,"required":["started_at","position","end","sent","events_per_second"],"properties":{"started_at":{"$ref":"#/components/schemas/Timestamp"},"position":{"$ref":"#/components/schemas/Offset"},"end":{"$ref":"#/components/schemas/Offset"},"sent":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991},"events_per_second":{"type":"number","minimum":0,"maximum":1000000}}};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.started_at === undefined) && (missing0 = "started_at")) || ((data.position === undefined) && (missing0 = "position"))) || ((data.end === undefined) && (missing0 = "end"))) || ((data.sent === undefined) && (missing0 = "sent"))) || ((data.events_per_second === undefined) && (missing0 = "events_per_second"))){
validate143.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema60.required,parentSchema:schema60,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "started_at") || (key0 === "position")) || (key0 === "end")) || (key0 === "sent")) || (key0 === "events_per_second"))){
validate143.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema60,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.started_at !== undefined){
const _errs2 = errors;
if(!(validate53(data.started_at, {instancePath:instancePath+"/started_at",parentData:data,parentDataProperty:"started_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.position !== undefined){
const _errs3 = errors;
if(!(validate142(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end !== undefined){
const _errs4 = errors;
if(!(validate142(data.end, {instancePath:instancePath+"/end",parentData:data,parentDataProperty:"end",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sent !== undefined){
let data3 = data.sent;
const _errs5 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate143.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/type",keyword:"type",params:{type: "integer"},schema:schema60.properties.sent.type,parentSchema:schema60.properties.sent,data:data3}];
return false;
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate143.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema60.properties.sent,data:data3}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate143.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema60.properties.sent,data:data3}];
return false;
}
else {
if(!(formats12.validate(data3))){
validate143.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema60.properties.sent,data:data3}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events_per_second !== undefined){
let data4 = data.events_per_second;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 > 1000000 || isNaN(data4)){
validate143.errors = [{instancePath:instancePath+"/events_per_second",schemaPath:"#/properties/events_per_second/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},schema:1000000,parentSchema:schema60.properties.events_per_second,data:data4}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate143.errors = [{instancePath:instancePath+"/events_per_second",schemaPath:"#/properties/events_per_second/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema60.properties.events_per_second,data:data4}];
return false;
}
}
}
else {
validate143.errors = [{instancePath:instancePath+"/events_per_second",schemaPath:"#/properties/events_per_second/type",keyword:"type",params:{type: "number"},schema:schema60.properties.events_per_second.type,parentSchema:schema60.properties.events_per_second,data:data4}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema60.type,parentSchema:schema60,data}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema61 = {"type":"object","additionalProperties":false,"required":["state","circuit","backlog","waiting","redelivering","work"],"properties":{"state":{"$ref":"#/components/schemas/EventStreamState"},"failing_since":{"$ref":"#/components/schemas/Timestamp"},"last_attempt":{"$ref":"#/components/schemas/DeliveryAttempt"},"oldest_waiting_at":{"$ref":"#/components/schemas/Timestamp"},"circuit":{"type":"string","enum":["closed","open","half_open"]},"next_probe_at":{"$ref":"#/components/schemas/Timestamp"},"backlog":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991},"waiting":{"type":"integer","format":"int32","minimum":0,"maximum":1000},"redelivering":{"type":"integer","format":"int32","minimum":0,"maximum":1000},"work":{"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/EventStreamWork"}},"position":{"$ref":"#/components/schemas/Offset"},"replay":{"$ref":"#/components/schemas/EventStreamReplay"}}};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.state === undefined) && (missing0 = "state")) || ((data.circuit === undefined) && (missing0 = "circuit"))) || ((data.backlog === undefined) && (missing0 = "backlog"))) || ((data.waiting === undefined) && (missing0 = "waiting"))) || ((data.redelivering === undefined) && (missing0 = "redelivering"))) || ((data.work === undefined) && (missing0 = "work"))){
validate147.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema61.required,parentSchema:schema61,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema61.properties, key0))){
validate147.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema61,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.state !== undefined){
const _errs2 = errors;
if(!(validate130(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failing_since !== undefined){
const _errs3 = errors;
if(!(validate53(data.failing_since, {instancePath:instancePath+"/failing_since",parentData:data,parentDataProperty:"failing_since",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_attempt !== undefined){
const _errs4 = errors;
if(!(validate134(data.last_attempt, {instancePath:instancePath+"/last_attempt",parentData:data,parentDataProperty:"last_attempt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oldest_waiting_at !== undefined){
const _errs5 = errors;
if(!(validate53(data.oldest_waiting_at, {instancePath:instancePath+"/oldest_waiting_at",parentData:data,parentDataProperty:"oldest_waiting_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.circuit !== undefined){
let data4 = data.circuit;
const _errs6 = errors;
if(typeof data4 !== "string"){
validate147.errors = [{instancePath:instancePath+"/circuit",schemaPath:"#/properties/circuit/type",keyword:"type",params:{type: "string"},schema:schema61.properties.circuit.type,parentSchema:schema61.properties.circuit,data:data4}];
return false;
}
if(!(((data4 === "closed") || (data4 === "open")) || (data4 === "half_open"))){
validate147.errors = [{instancePath:instancePath+"/circuit",schemaPath:"#/properties/circuit/enum",keyword:"enum",params:{allowedValues: schema61.properties.circuit.enum},schema:schema61.properties.circuit.enum,parentSchema:schema61.properties.circuit,data:data4}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_probe_at !== undefined){
const _errs8 = errors;
if(!(validate53(data.next_probe_at, {instancePath:instancePath+"/next_probe_at",parentData:data,parentDataProperty:"next_probe_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backlog !== undefined){
let data6 = data.backlog;
const _errs9 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate147.errors = [{instancePath:instancePath+"/backlog",schemaPath:"#/properties/backlog/type",keyword:"type",params:{type: "integer"},schema:schema61.properties.backlog.type,parentSchema:schema61.properties.backlog,data:data6}];
return false;
}
if(errors === _errs9){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate147.errors = [{instancePath:instancePath+"/backlog",schemaPath:"#/properties/backlog/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema61.properties.backlog,data:data6}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate147.errors = [{instancePath:instancePath+"/backlog",schemaPath:"#/properties/backlog/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema61.properties.backlog,data:data6}];
return false;
}
else {
if(!(formats12.validate(data6))){
validate147.errors = [{instancePath:instancePath+"/backlog",schemaPath:"#/properties/backlog/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema61.properties.backlog,data:data6}];
return false;
}
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waiting !== undefined){
let data7 = data.waiting;
const _errs11 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate147.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/type",keyword:"type",params:{type: "integer"},schema:schema61.properties.waiting.type,parentSchema:schema61.properties.waiting,data:data7}];
return false;
}
if(errors === _errs11){
if(typeof data7 == "number"){
if(data7 > 1000 || isNaN(data7)){
validate147.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema61.properties.waiting,data:data7}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate147.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema61.properties.waiting,data:data7}];
return false;
}
else {
if(!(formats2.validate(data7))){
validate147.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema61.properties.waiting,data:data7}];
return false;
}
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redelivering !== undefined){
let data8 = data.redelivering;
const _errs13 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate147.errors = [{instancePath:instancePath+"/redelivering",schemaPath:"#/properties/redelivering/type",keyword:"type",params:{type: "integer"},schema:schema61.properties.redelivering.type,parentSchema:schema61.properties.redelivering,data:data8}];
return false;
}
if(errors === _errs13){
if(typeof data8 == "number"){
if(data8 > 1000 || isNaN(data8)){
validate147.errors = [{instancePath:instancePath+"/redelivering",schemaPath:"#/properties/redelivering/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema61.properties.redelivering,data:data8}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate147.errors = [{instancePath:instancePath+"/redelivering",schemaPath:"#/properties/redelivering/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema61.properties.redelivering,data:data8}];
return false;
}
else {
if(!(formats2.validate(data8))){
validate147.errors = [{instancePath:instancePath+"/redelivering",schemaPath:"#/properties/redelivering/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema61.properties.redelivering,data:data8}];
return false;
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.work !== undefined){
let data9 = data.work;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data9)){
if(data9.length > 20){
validate147.errors = [{instancePath:instancePath+"/work",schemaPath:"#/properties/work/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema61.properties.work,data:data9}];
return false;
}
else {
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!(validate141(data9[i0], {instancePath:instancePath+"/work/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate147.errors = [{instancePath:instancePath+"/work",schemaPath:"#/properties/work/type",keyword:"type",params:{type: "array"},schema:schema61.properties.work.type,parentSchema:schema61.properties.work,data:data9}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.position !== undefined){
const _errs18 = errors;
if(!(validate142(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replay !== undefined){
const _errs19 = errors;
if(!(validate143(data.replay, {instancePath:instancePath+"/replay",parentData:data,parentDataProperty:"replay",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate147.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema61.type,parentSchema:schema61,data}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema62 = {"type":"object","additionalProperties":false,"required":["id","name","window","buckets","metrics","current"],"properties":{"id":{"$ref":"#/components/schemas/EventStreamId"},"name":{"$ref":"#/components/schemas/EventStreamName"},"window":{"$ref":"#/components/schemas/EventStreamStatsWindow"},"buckets":{"type":"array","maxItems":367,"items":{"$ref":"#/components/schemas/Timestamp"}},"metrics":{"type":"array","minItems":2,"maxItems":2,"items":{"$ref":"#/components/schemas/EventStreamMetric"}},"current":{"$ref":"#/components/schemas/EventStreamCurrent"}}};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.window === undefined) && (missing0 = "window"))) || ((data.buckets === undefined) && (missing0 = "buckets"))) || ((data.metrics === undefined) && (missing0 = "metrics"))) || ((data.current === undefined) && (missing0 = "current"))){
validate156.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema62.required,parentSchema:schema62,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "window")) || (key0 === "buckets")) || (key0 === "metrics")) || (key0 === "current"))){
validate156.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema62,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(validate2(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.window !== undefined){
const _errs4 = errors;
if(!(validate126(data.window, {instancePath:instancePath+"/window",parentData:data,parentDataProperty:"window",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buckets !== undefined){
let data3 = data.buckets;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
if(data3.length > 367){
validate156.errors = [{instancePath:instancePath+"/buckets",schemaPath:"#/properties/buckets/maxItems",keyword:"maxItems",params:{limit: 367},schema:367,parentSchema:schema62.properties.buckets,data:data3}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate53(data3[i0], {instancePath:instancePath+"/buckets/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate156.errors = [{instancePath:instancePath+"/buckets",schemaPath:"#/properties/buckets/type",keyword:"type",params:{type: "array"},schema:schema62.properties.buckets.type,parentSchema:schema62.properties.buckets,data:data3}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metrics !== undefined){
let data5 = data.metrics;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data5)){
if(data5.length > 2){
validate156.errors = [{instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/maxItems",keyword:"maxItems",params:{limit: 2},schema:2,parentSchema:schema62.properties.metrics,data:data5}];
return false;
}
else {
if(data5.length < 2){
validate156.errors = [{instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/minItems",keyword:"minItems",params:{limit: 2},schema:2,parentSchema:schema62.properties.metrics,data:data5}];
return false;
}
else {
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors;
if(!(validate129(data5[i1], {instancePath:instancePath+"/metrics/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate156.errors = [{instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type: "array"},schema:schema62.properties.metrics.type,parentSchema:schema62.properties.metrics,data:data5}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.current !== undefined){
const _errs11 = errors;
if(!(validate147(data.current, {instancePath:instancePath+"/current",parentData:data,parentDataProperty:"current",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate156.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema62.type,parentSchema:schema62,data}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema63 = {"type":"object","additionalProperties":false,"required":["event_type"],"properties":{"event_type":{"$ref":"#/components/schemas/EventType"},"data":{"type":"object","additionalProperties":true}}};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.event_type === undefined) && (missing0 = "event_type")){
validate163.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema63.required,parentSchema:schema63,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "event_type") || (key0 === "data"))){
validate163.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema63,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event_type !== undefined){
const _errs2 = errors;
if(!(validate3(data.event_type, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
validate163.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},schema:schema63.properties.data.type,parentSchema:schema63.properties.data,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema64 = {"type":"object","additionalProperties":false,"required":["event_id","event_stream_id","event_type"],"properties":{"event_id":{"$ref":"#/components/schemas/EventId"},"event_stream_id":{"$ref":"#/components/schemas/EventStreamId"},"event_type":{"$ref":"#/components/schemas/EventType"}}};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.event_stream_id === undefined) && (missing0 = "event_stream_id"))) || ((data.event_type === undefined) && (missing0 = "event_type"))){
validate165.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema64.required,parentSchema:schema64,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "event_id") || (key0 === "event_stream_id")) || (key0 === "event_type"))){
validate165.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema64,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event_id !== undefined){
const _errs2 = errors;
if(!(validate131(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_stream_id !== undefined){
const _errs3 = errors;
if(!(validate1(data.event_stream_id, {instancePath:instancePath+"/event_stream_id",parentData:data,parentDataProperty:"event_stream_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_type !== undefined){
const _errs4 = errors;
if(!(validate3(data.event_type, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema65 = {"type":"string","enum":["failed"],"maxLength":6};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data === "failed")){
validate169.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema65.enum},schema:schema65.enum,parentSchema:schema65,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 6){
validate169.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 6},schema:6,parentSchema:schema65,data}];
return false;
}
}
else {
validate169.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema65.type,parentSchema:schema65,data}];
return false;
}
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema66 = {"type":"object","additionalProperties":false,"x-closed":"The specification allows no other properties here.","required":["status","timestamp"],"properties":{"status":{"$ref":"#/components/schemas/DeliveryStatus"},"timestamp":{"$ref":"#/components/schemas/Timestamp"},"error_message":{"type":"string","maxLength":1024}}};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.timestamp === undefined) && (missing0 = "timestamp"))){
validate170.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema66.required,parentSchema:schema66,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "timestamp")) || (key0 === "error_message"))){
validate170.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema66,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
const _errs2 = errors;
if(!(validate169(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
const _errs3 = errors;
if(!(validate53(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_message !== undefined){
let data2 = data.error_message;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func0(data2) > 1024){
validate170.errors = [{instancePath:instancePath+"/error_message",schemaPath:"#/properties/error_message/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema66.properties.error_message,data:data2}];
return false;
}
}
else {
validate170.errors = [{instancePath:instancePath+"/error_message",schemaPath:"#/properties/error_message/type",keyword:"type",params:{type: "string"},schema:schema66.properties.error_message.type,parentSchema:schema66.properties.error_message,data:data2}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema66.type,parentSchema:schema66,data}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema67 = {"type":"object","additionalProperties":false,"x-closed":"The specification allows no other properties here.","properties":{"id":{"$ref":"#/components/schemas/EventId"},"source":{"type":"string","maxLength":2048},"specversion":{"type":"string","maxLength":16},"type":{"type":"string","maxLength":255},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"type":"string","x-unbounded":"As long as the data of the published event, which the request payload limits."}}};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "source")) || (key0 === "specversion")) || (key0 === "type")) || (key0 === "time")) || (key0 === "data"))){
validate173.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema67,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data1 = data.source;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2048){
validate173.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema67.properties.source,data:data1}];
return false;
}
}
else {
validate173.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},schema:schema67.properties.source.type,parentSchema:schema67.properties.source,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.specversion !== undefined){
let data2 = data.specversion;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func0(data2) > 16){
validate173.errors = [{instancePath:instancePath+"/specversion",schemaPath:"#/properties/specversion/maxLength",keyword:"maxLength",params:{limit: 16},schema:16,parentSchema:schema67.properties.specversion,data:data2}];
return false;
}
}
else {
validate173.errors = [{instancePath:instancePath+"/specversion",schemaPath:"#/properties/specversion/type",keyword:"type",params:{type: "string"},schema:schema67.properties.specversion.type,parentSchema:schema67.properties.specversion,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data3 = data.type;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func0(data3) > 255){
validate173.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema67.properties.type,data:data3}];
return false;
}
}
else {
validate173.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema67.properties.type.type,parentSchema:schema67.properties.type,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs9 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data5 = data.data;
const _errs10 = errors;
if(typeof data5 !== "string"){
validate173.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},schema:schema67.properties.data.type,parentSchema:schema67.properties.data,data:data5}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema68 = {"type":"object","additionalProperties":false,"x-closed":"The specification allows no other properties here.","required":["id","event_stream_id","status","event_type","attempts"],"properties":{"id":{"$ref":"#/components/schemas/EventId"},"event_stream_id":{"$ref":"#/components/schemas/EventStreamId"},"status":{"$ref":"#/components/schemas/DeliveryStatus"},"event_type":{"$ref":"#/components/schemas/EventType"},"attempts":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/EventStreamDeliveryAttempt"}},"event":{"$ref":"#/components/schemas/EventStreamCloudEvent"}}};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.event_stream_id === undefined) && (missing0 = "event_stream_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.event_type === undefined) && (missing0 = "event_type"))) || ((data.attempts === undefined) && (missing0 = "attempts"))){
validate176.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema68.required,parentSchema:schema68,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "event_stream_id")) || (key0 === "status")) || (key0 === "event_type")) || (key0 === "attempts")) || (key0 === "event"))){
validate176.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema68,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_stream_id !== undefined){
const _errs3 = errors;
if(!(validate1(data.event_stream_id, {instancePath:instancePath+"/event_stream_id",parentData:data,parentDataProperty:"event_stream_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs4 = errors;
if(!(validate169(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_type !== undefined){
const _errs5 = errors;
if(!(validate3(data.event_type, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data4 = data.attempts;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data4)){
if(data4.length > 100){
validate176.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema68.properties.attempts,data:data4}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate170(data4[i0], {instancePath:instancePath+"/attempts/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "array"},schema:schema68.properties.attempts.type,parentSchema:schema68.properties.attempts,data:data4}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs9 = errors;
if(!(validate173(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate176.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema68.type,parentSchema:schema68,data}];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema69 = {"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/DeliveryAttempt"}};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate183.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema69,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate134(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate183.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema69.type,parentSchema:schema69,data}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


const schema70 = {"type":"object","additionalProperties":false,"required":["kept","of"],"properties":{"kept":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991},"of":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}}};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.kept === undefined) && (missing0 = "kept")) || ((data.of === undefined) && (missing0 = "of"))){
validate185.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema70.required,parentSchema:schema70,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "kept") || (key0 === "of"))){
validate185.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema70,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kept !== undefined){
let data0 = data.kept;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate185.errors = [{instancePath:instancePath+"/kept",schemaPath:"#/properties/kept/type",keyword:"type",params:{type: "integer"},schema:schema70.properties.kept.type,parentSchema:schema70.properties.kept,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate185.errors = [{instancePath:instancePath+"/kept",schemaPath:"#/properties/kept/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema70.properties.kept,data:data0}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate185.errors = [{instancePath:instancePath+"/kept",schemaPath:"#/properties/kept/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema70.properties.kept,data:data0}];
return false;
}
else {
if(!(formats12.validate(data0))){
validate185.errors = [{instancePath:instancePath+"/kept",schemaPath:"#/properties/kept/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema70.properties.kept,data:data0}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.of !== undefined){
let data1 = data.of;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate185.errors = [{instancePath:instancePath+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type: "integer"},schema:schema70.properties.of.type,parentSchema:schema70.properties.of,data:data1}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate185.errors = [{instancePath:instancePath+"/of",schemaPath:"#/properties/of/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema70.properties.of,data:data1}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate185.errors = [{instancePath:instancePath+"/of",schemaPath:"#/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema70.properties.of,data:data1}];
return false;
}
else {
if(!(formats12.validate(data1))){
validate185.errors = [{instancePath:instancePath+"/of",schemaPath:"#/properties/of/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema70.properties.of,data:data1}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data}];
return false;
}
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema71 = {"type":"object","additionalProperties":false,"required":["attempts"],"properties":{"attempts":{"$ref":"#/components/schemas/DeliveryAttempts"},"next":{"$ref":"#/components/schemas/Checkpoint"},"sampled":{"$ref":"#/components/schemas/SampledAttempts"}}};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attempts === undefined) && (missing0 = "attempts")){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema71.required,parentSchema:schema71,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "attempts") || (key0 === "next")) || (key0 === "sampled"))){
validate186.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema71,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.attempts !== undefined){
const _errs2 = errors;
if(!(validate183(data.attempts, {instancePath:instancePath+"/attempts",parentData:data,parentDataProperty:"attempts",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next !== undefined){
const _errs3 = errors;
if(!(validate68(data.next, {instancePath:instancePath+"/next",parentData:data,parentDataProperty:"next",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sampled !== undefined){
const _errs4 = errors;
if(!(validate185(data.sampled, {instancePath:instancePath+"/sampled",parentData:data,parentDataProperty:"sampled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema72 = {"type":"object","additionalProperties":false,"properties":{"date_from":{"$ref":"#/components/schemas/TimestampSeconds"},"date_to":{"$ref":"#/components/schemas/TimestampSeconds"},"statuses":{"type":"array","minItems":1,"maxItems":10,"items":{"$ref":"#/components/schemas/DeliveryStatus"}},"event_types":{"type":"array","minItems":1,"maxItems":22,"items":{"$ref":"#/components/schemas/EventType"}}}};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "date_from") || (key0 === "date_to")) || (key0 === "statuses")) || (key0 === "event_types"))){
validate190.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema72,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.date_from !== undefined){
const _errs2 = errors;
if(!(validate105(data.date_from, {instancePath:instancePath+"/date_from",parentData:data,parentDataProperty:"date_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date_to !== undefined){
const _errs3 = errors;
if(!(validate105(data.date_to, {instancePath:instancePath+"/date_to",parentData:data,parentDataProperty:"date_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statuses !== undefined){
let data2 = data.statuses;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
if(data2.length > 10){
validate190.errors = [{instancePath:instancePath+"/statuses",schemaPath:"#/properties/statuses/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema72.properties.statuses,data:data2}];
return false;
}
else {
if(data2.length < 1){
validate190.errors = [{instancePath:instancePath+"/statuses",schemaPath:"#/properties/statuses/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema72.properties.statuses,data:data2}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate169(data2[i0], {instancePath:instancePath+"/statuses/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate190.errors = [{instancePath:instancePath+"/statuses",schemaPath:"#/properties/statuses/type",keyword:"type",params:{type: "array"},schema:schema72.properties.statuses.type,parentSchema:schema72.properties.statuses,data:data2}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_types !== undefined){
let data4 = data.event_types;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data4)){
if(data4.length > 22){
validate190.errors = [{instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/maxItems",keyword:"maxItems",params:{limit: 22},schema:22,parentSchema:schema72.properties.event_types,data:data4}];
return false;
}
else {
if(data4.length < 1){
validate190.errors = [{instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema72.properties.event_types,data:data4}];
return false;
}
else {
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate3(data4[i1], {instancePath:instancePath+"/event_types/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate190.errors = [{instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type: "array"},schema:schema72.properties.event_types.type,parentSchema:schema72.properties.event_types,data:data4}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate190.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema72.type,parentSchema:schema72,data}];
return false;
}
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema73 = {"type":"object","additionalProperties":false,"required":["accepted"],"properties":{"accepted":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}}};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.accepted === undefined) && (missing0 = "accepted")){
validate195.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema73.required,parentSchema:schema73,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "accepted")){
validate195.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema73,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.accepted !== undefined){
let data0 = data.accepted;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate195.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "integer"},schema:schema73.properties.accepted.type,parentSchema:schema73.properties.accepted,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate195.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema73.properties.accepted,data:data0}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate195.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema73.properties.accepted,data:data0}];
return false;
}
else {
if(!(formats12.validate(data0))){
validate195.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema73.properties.accepted,data:data0}];
return false;
}
}
}
}
}
}
}
}
}
else {
validate195.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema73.type,parentSchema:schema73,data}];
return false;
}
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema74 = {"type":"boolean","default":false};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema74.type,parentSchema:schema74,data}];
return false;
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema75 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"from":{"type":"string","minLength":1,"maxLength":1024},"date_from":{"$ref":"#/components/schemas/TimestampSeconds"},"to":{"type":"string","minLength":1,"maxLength":1024},"date_to":{"$ref":"#/components/schemas/TimestampSeconds"},"event_types":{"type":"array","minItems":1,"maxItems":22,"uniqueItems":true,"items":{"$ref":"#/components/schemas/EventType"}},"dry_run":{"$ref":"#/components/schemas/DryRun"}}};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate197.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema75,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "from") || (key0 === "date_from")) || (key0 === "to")) || (key0 === "date_to")) || (key0 === "event_types")) || (key0 === "dry_run"))){
validate197.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema75,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.from !== undefined){
let data0 = data.from;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 1024){
validate197.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema75.properties.from,data:data0}];
return false;
}
else {
if(func0(data0) < 1){
validate197.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema75.properties.from,data:data0}];
return false;
}
}
}
else {
validate197.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},schema:schema75.properties.from.type,parentSchema:schema75.properties.from,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date_from !== undefined){
const _errs4 = errors;
if(!(validate105(data.date_from, {instancePath:instancePath+"/date_from",parentData:data,parentDataProperty:"date_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data2 = data.to;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func0(data2) > 1024){
validate197.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema75.properties.to,data:data2}];
return false;
}
else {
if(func0(data2) < 1){
validate197.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema75.properties.to,data:data2}];
return false;
}
}
}
else {
validate197.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},schema:schema75.properties.to.type,parentSchema:schema75.properties.to,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date_to !== undefined){
const _errs7 = errors;
if(!(validate105(data.date_to, {instancePath:instancePath+"/date_to",parentData:data,parentDataProperty:"date_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_types !== undefined){
let data4 = data.event_types;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
if(data4.length > 22){
validate197.errors = [{instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/maxItems",keyword:"maxItems",params:{limit: 22},schema:22,parentSchema:schema75.properties.event_types,data:data4}];
return false;
}
else {
if(data4.length < 1){
validate197.errors = [{instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema75.properties.event_types,data:data4}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate3(data4[i0], {instancePath:instancePath+"/event_types/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data4.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func5(data4[i1], data4[j0])){
validate197.errors = [{instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema75.properties.event_types,data:data4}];
return false;
break outer0;
}
}
}
}
}
}
}
}
else {
validate197.errors = [{instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type: "array"},schema:schema75.properties.event_types.type,parentSchema:schema75.properties.event_types,data:data4}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dry_run !== undefined){
const _errs11 = errors;
if(!(validate196(data.dry_run, {instancePath:instancePath+"/dry_run",parentData:data,parentDataProperty:"dry_run",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate197.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema75.type,parentSchema:schema75,data}];
return false;
}
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema76 = {"type":"object","additionalProperties":false,"required":["events"],"properties":{"events":{"type":"integer","format":"int32","minimum":0,"maximum":100000}}};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.events === undefined) && (missing0 = "events")){
validate202.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema76.required,parentSchema:schema76,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "events")){
validate202.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema76,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.events !== undefined){
let data0 = data.events;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate202.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "integer"},schema:schema76.properties.events.type,parentSchema:schema76.properties.events,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 100000 || isNaN(data0)){
validate202.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},schema:100000,parentSchema:schema76.properties.events,data:data0}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate202.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema76.properties.events,data:data0}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate202.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema76.properties.events,data:data0}];
return false;
}
}
}
}
}
}
}
}
}
else {
validate202.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data}];
return false;
}
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema77 = {"type":"object","additionalProperties":false,"required":["to"],"properties":{"to":{"type":"string","minLength":1,"maxLength":1024},"dry_run":{"$ref":"#/components/schemas/DryRun"}}};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.to === undefined) && (missing0 = "to")){
validate203.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema77.required,parentSchema:schema77,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "to") || (key0 === "dry_run"))){
validate203.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema77,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.to !== undefined){
let data0 = data.to;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 1024){
validate203.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema77.properties.to,data:data0}];
return false;
}
else {
if(func0(data0) < 1){
validate203.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema77.properties.to,data:data0}];
return false;
}
}
}
else {
validate203.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},schema:schema77.properties.to.type,parentSchema:schema77.properties.to,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dry_run !== undefined){
const _errs4 = errors;
if(!(validate196(data.dry_run, {instancePath:instancePath+"/dry_run",parentData:data,parentDataProperty:"dry_run",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate203.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema77.type,parentSchema:schema77,data}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema78 = {"type":"string","minLength":1,"maxLength":4096};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 4096){
validate205.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4096},schema:4096,parentSchema:schema78,data}];
return false;
}
else {
if(func0(data) < 1){
validate205.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema78,data}];
return false;
}
}
}
else {
validate205.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema78.type,parentSchema:schema78,data}];
return false;
}
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema79 = {"type":"string","enum":["1.0"],"const":"1.0"};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate206.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema79.type,parentSchema:schema79,data}];
return false;
}
if("1.0" !== data){
validate206.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "1.0"},schema:"1.0",parentSchema:schema79,data}];
return false;
}
else {
if(!(data === "1.0")){
validate206.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema79.enum},schema:schema79.enum,parentSchema:schema79,data}];
return false;
}
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema80 = {"type":"string","format":"uri-reference","minLength":1,"maxLength":2048};
const formats52 = formats["uri-reference"];

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 2048){
validate207.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema80,data}];
return false;
}
else {
if(func0(data) < 1){
validate207.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema80,data}];
return false;
}
else {
if(!(formats52(data))){
validate207.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri-reference"},schema:"uri-reference",parentSchema:schema80,data}];
return false;
}
}
}
}
else {
validate207.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema80.type,parentSchema:schema80,data}];
return false;
}
}
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema81 = {"x-personal":false,"type":"string","minLength":1,"maxLength":255};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 255){
validate208.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema81,data}];
return false;
}
else {
if(func0(data) < 1){
validate208.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema81,data}];
return false;
}
}
}
else {
validate208.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema81.type,parentSchema:schema81,data}];
return false;
}
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema82 = {"x-personal":false,"type":"string","maxLength":512};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 512){
validate209.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema82,data}];
return false;
}
}
else {
validate209.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema82.type,parentSchema:schema82,data}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema83 = {"x-personal":false,"type":"string","maxLength":1024};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1024){
validate210.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema83,data}];
return false;
}
}
else {
validate210.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema83.type,parentSchema:schema83,data}];
return false;
}
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema84 = {"type":"string","format":"date-time","maxLength":64};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 64){
validate211.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema84,data}];
return false;
}
else {
if(!(formats6(data))){
validate211.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema84,data}];
return false;
}
}
}
else {
validate211.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema84.type,parentSchema:schema84,data}];
return false;
}
}
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema85 = {"x-personal":false,"type":"string","minLength":1,"maxLength":255};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 255){
validate212.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema85,data}];
return false;
}
else {
if(func0(data) < 1){
validate212.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema85,data}];
return false;
}
}
}
else {
validate212.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema85.type,parentSchema:schema85,data}];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema86 = {"type":"object","additionalProperties":false,"required":["id","name","created_at","type","connection_id"],"properties":{"id":{"$ref":"#/components/schemas/GroupId"},"name":{"$ref":"#/components/schemas/GroupName"},"external_id":{"$ref":"#/components/schemas/GroupExternalId"},"created_at":{"$ref":"#/components/schemas/ReportedTime"},"type":{"type":"string","enum":["connection"],"const":"connection"},"connection_id":{"$ref":"#/components/schemas/ConnectionId"}}};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.connection_id === undefined) && (missing0 = "connection_id"))){
validate213.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema86.required,parentSchema:schema86,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "external_id")) || (key0 === "created_at")) || (key0 === "type")) || (key0 === "connection_id"))){
validate213.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema86,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate208(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(validate209(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_id !== undefined){
const _errs4 = errors;
if(!(validate210(data.external_id, {instancePath:instancePath+"/external_id",parentData:data,parentDataProperty:"external_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs5 = errors;
if(!(validate211(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data4 = data.type;
const _errs6 = errors;
if(typeof data4 !== "string"){
validate213.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema86.properties.type.type,parentSchema:schema86.properties.type,data:data4}];
return false;
}
if("connection" !== data4){
validate213.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "connection"},schema:"connection",parentSchema:schema86.properties.type,data:data4}];
return false;
}
else {
if(!(data4 === "connection")){
validate213.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema86.properties.type.enum},schema:schema86.properties.type.enum,parentSchema:schema86.properties.type,data:data4}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connection_id !== undefined){
const _errs8 = errors;
if(!(validate212(data.connection_id, {instancePath:instancePath+"/connection_id",parentData:data,parentDataProperty:"connection_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate213.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema86.type,parentSchema:schema86,data}];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema87 = {"x-personal":false,"type":"string","minLength":1,"maxLength":255};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 255){
validate219.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema87,data}];
return false;
}
else {
if(func0(data) < 1){
validate219.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema87,data}];
return false;
}
}
}
else {
validate219.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema87.type,parentSchema:schema87,data}];
return false;
}
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema88 = {"type":"object","additionalProperties":false,"required":["id","name","created_at","type","organization_id"],"properties":{"id":{"$ref":"#/components/schemas/GroupId"},"name":{"$ref":"#/components/schemas/GroupName"},"external_id":{"$ref":"#/components/schemas/GroupExternalId"},"created_at":{"$ref":"#/components/schemas/ReportedTime"},"type":{"type":"string","enum":["organization"],"const":"organization"},"organization_id":{"$ref":"#/components/schemas/OrganizationId"}}};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.organization_id === undefined) && (missing0 = "organization_id"))){
validate220.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema88.required,parentSchema:schema88,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "external_id")) || (key0 === "created_at")) || (key0 === "type")) || (key0 === "organization_id"))){
validate220.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema88,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate208(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(validate209(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_id !== undefined){
const _errs4 = errors;
if(!(validate210(data.external_id, {instancePath:instancePath+"/external_id",parentData:data,parentDataProperty:"external_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs5 = errors;
if(!(validate211(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data4 = data.type;
const _errs6 = errors;
if(typeof data4 !== "string"){
validate220.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema88.properties.type.type,parentSchema:schema88.properties.type,data:data4}];
return false;
}
if("organization" !== data4){
validate220.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization"},schema:"organization",parentSchema:schema88.properties.type,data:data4}];
return false;
}
else {
if(!(data4 === "organization")){
validate220.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema88.properties.type.enum},schema:schema88.properties.type.enum,parentSchema:schema88.properties.type,data:data4}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_id !== undefined){
const _errs8 = errors;
if(!(validate219(data.organization_id, {instancePath:instancePath+"/organization_id",parentData:data,parentDataProperty:"organization_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate220.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema88.type,parentSchema:schema88,data}];
return false;
}
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema89 = {"type":"object","additionalProperties":false,"required":["id","name","created_at","type"],"properties":{"id":{"$ref":"#/components/schemas/GroupId"},"name":{"$ref":"#/components/schemas/GroupName"},"external_id":{"$ref":"#/components/schemas/GroupExternalId"},"created_at":{"$ref":"#/components/schemas/ReportedTime"},"type":{"type":"string","enum":["tenant"],"const":"tenant"}}};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.type === undefined) && (missing0 = "type"))){
validate226.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema89.required,parentSchema:schema89,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "external_id")) || (key0 === "created_at")) || (key0 === "type"))){
validate226.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema89,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate208(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(validate209(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_id !== undefined){
const _errs4 = errors;
if(!(validate210(data.external_id, {instancePath:instancePath+"/external_id",parentData:data,parentDataProperty:"external_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs5 = errors;
if(!(validate211(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data4 = data.type;
const _errs6 = errors;
if(typeof data4 !== "string"){
validate226.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema89.properties.type.type,parentSchema:schema89.properties.type,data:data4}];
return false;
}
if("tenant" !== data4){
validate226.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tenant"},schema:"tenant",parentSchema:schema89.properties.type,data:data4}];
return false;
}
else {
if(!(data4 === "tenant")){
validate226.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema89.properties.type.enum},schema:schema89.properties.type.enum,parentSchema:schema89.properties.type,data:data4}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate226.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema89.type,parentSchema:schema89,data}];
return false;
}
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema90 = {"type":"object","oneOf":[{"$ref":"#/components/schemas/CreatedConnectionGroup"},{"$ref":"#/components/schemas/CreatedOrganizationGroup"},{"$ref":"#/components/schemas/CreatedTenantGroup"}],"discriminator":{"propertyName":"type"},"x-tags":{"type":["connection","organization","tenant"]}};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "connection"){
if(!(validate213(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "organization"){
if(!(validate220(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tenant"){
if(!(validate226(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate231.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},schema:schema90.discriminator,parentSchema:schema90,data}];
return false;
}
}
else {
validate231.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},schema:schema90.discriminator,parentSchema:schema90,data}];
return false;
}
}
else {
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data}];
return false;
}
}
validate231.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate231.evaluated = {"dynamicProps":true,"dynamicItems":false};


const schema91 = {"type":"object","additionalProperties":false,"properties":{"tenant_id":{"type":"string","x-personal":false,"maxLength":255}}};

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate235.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "tenant_id")){
validate235.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema91,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.tenant_id !== undefined){
let data0 = data.tenant_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 255){
validate235.errors = [{instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema91.properties.tenant_id,data:data0}];
return false;
}
}
else {
validate235.errors = [{instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/type",keyword:"type",params:{type: "string"},schema:schema91.properties.tenant_id.type,parentSchema:schema91.properties.tenant_id,data:data0}];
return false;
}
}
}
}
}
else {
validate235.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema91.type,parentSchema:schema91,data}];
return false;
}
}
validate235.errors = vErrors;
return errors === 0;
}
validate235.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema92 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","x-personal":false,"maxLength":2048},"name":{"type":"string","x-personal":false,"maxLength":512},"metadata":{"type":"object","additionalProperties":true}}};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "metadata"))){
validate236.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema92,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 2048){
validate236.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema92.properties.id,data:data0}];
return false;
}
}
else {
validate236.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema92.properties.id.type,parentSchema:schema92.properties.id,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 512){
validate236.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema92.properties.name,data:data1}];
return false;
}
}
else {
validate236.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema92.properties.name.type,parentSchema:schema92.properties.name,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data2 = data.metadata;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate236.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},schema:schema92.properties.metadata.type,parentSchema:schema92.properties.metadata,data:data2}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate236.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data}];
return false;
}
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema93 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","x-personal":false,"maxLength":255},"name":{"type":"string","x-personal":false,"maxLength":255},"strategy":{"type":"string","x-personal":false,"maxLength":255}}};

function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate237.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "strategy"))){
validate237.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema93,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 255){
validate237.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema93.properties.id,data:data0}];
return false;
}
}
else {
validate237.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema93.properties.id.type,parentSchema:schema93.properties.id,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 255){
validate237.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema93.properties.name,data:data1}];
return false;
}
}
else {
validate237.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema93.properties.name.type,parentSchema:schema93.properties.name,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strategy !== undefined){
let data2 = data.strategy;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 255){
validate237.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema93.properties.strategy,data:data2}];
return false;
}
}
else {
validate237.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/type",keyword:"type",params:{type: "string"},schema:schema93.properties.strategy.type,parentSchema:schema93.properties.strategy,data:data2}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate237.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema93.type,parentSchema:schema93,data}];
return false;
}
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema94 = {"type":"object","additionalProperties":false,"properties":{"continent_code":{"type":"string","x-personal":false,"maxLength":16},"country_code":{"type":"string","x-personal":false,"maxLength":16},"country_name":{"type":"string","x-personal":false,"maxLength":255},"subdivision_code":{"type":"string","x-personal":true,"maxLength":16},"subdivision_name":{"type":"string","x-personal":true,"maxLength":255},"city_name":{"type":"string","x-personal":true,"maxLength":255},"latitude":{"type":"number","x-personal":true,"minimum":-90,"maximum":90},"longitude":{"type":"number","x-personal":true,"minimum":-180,"maximum":180},"time_zone":{"type":"string","x-personal":false,"maxLength":64}}};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema94.properties, key0))){
validate238.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema94,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.continent_code !== undefined){
let data0 = data.continent_code;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 16){
validate238.errors = [{instancePath:instancePath+"/continent_code",schemaPath:"#/properties/continent_code/maxLength",keyword:"maxLength",params:{limit: 16},schema:16,parentSchema:schema94.properties.continent_code,data:data0}];
return false;
}
}
else {
validate238.errors = [{instancePath:instancePath+"/continent_code",schemaPath:"#/properties/continent_code/type",keyword:"type",params:{type: "string"},schema:schema94.properties.continent_code.type,parentSchema:schema94.properties.continent_code,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country_code !== undefined){
let data1 = data.country_code;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 16){
validate238.errors = [{instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/maxLength",keyword:"maxLength",params:{limit: 16},schema:16,parentSchema:schema94.properties.country_code,data:data1}];
return false;
}
}
else {
validate238.errors = [{instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/type",keyword:"type",params:{type: "string"},schema:schema94.properties.country_code.type,parentSchema:schema94.properties.country_code,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country_name !== undefined){
let data2 = data.country_name;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 255){
validate238.errors = [{instancePath:instancePath+"/country_name",schemaPath:"#/properties/country_name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema94.properties.country_name,data:data2}];
return false;
}
}
else {
validate238.errors = [{instancePath:instancePath+"/country_name",schemaPath:"#/properties/country_name/type",keyword:"type",params:{type: "string"},schema:schema94.properties.country_name.type,parentSchema:schema94.properties.country_name,data:data2}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subdivision_code !== undefined){
let data3 = data.subdivision_code;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func0(data3) > 16){
validate238.errors = [{instancePath:instancePath+"/subdivision_code",schemaPath:"#/properties/subdivision_code/maxLength",keyword:"maxLength",params:{limit: 16},schema:16,parentSchema:schema94.properties.subdivision_code,data:data3}];
return false;
}
}
else {
validate238.errors = [{instancePath:instancePath+"/subdivision_code",schemaPath:"#/properties/subdivision_code/type",keyword:"type",params:{type: "string"},schema:schema94.properties.subdivision_code.type,parentSchema:schema94.properties.subdivision_code,data:data3}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subdivision_name !== undefined){
let data4 = data.subdivision_name;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func0(data4) > 255){
validate238.errors = [{instancePath:instancePath+"/subdivision_name",schemaPath:"#/properties/subdivision_name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema94.properties.subdivision_name,data:data4}];
return false;
}
}
else {
validate238.errors = [{instancePath:instancePath+"/subdivision_name",schemaPath:"#/properties/subdivision_name/type",keyword:"type",params:{type: "string"},schema:schema94.properties.subdivision_name.type,parentSchema:schema94.properties.subdivision_name,data:data4}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city_name !== undefined){
let data5 = data.city_name;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(func0(data5) > 255){
validate238.errors = [{instancePath:instancePath+"/city_name",schemaPath:"#/properties/city_name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema94.properties.city_name,data:data5}];
return false;
}
}
else {
validate238.errors = [{instancePath:instancePath+"/city_name",schemaPath:"#/properties/city_name/type",keyword:"type",params:{type: "string"},schema:schema94.properties.city_name.type,parentSchema:schema94.properties.city_name,data:data5}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latitude !== undefined){
let data6 = data.latitude;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 90 || isNaN(data6)){
validate238.errors = [{instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90},schema:90,parentSchema:schema94.properties.latitude,data:data6}];
return false;
}
else {
if(data6 < -90 || isNaN(data6)){
validate238.errors = [{instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90},schema:-90,parentSchema:schema94.properties.latitude,data:data6}];
return false;
}
}
}
else {
validate238.errors = [{instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/type",keyword:"type",params:{type: "number"},schema:schema94.properties.latitude.type,parentSchema:schema94.properties.latitude,data:data6}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.longitude !== undefined){
let data7 = data.longitude;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 == "number"){
if(data7 > 180 || isNaN(data7)){
validate238.errors = [{instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180},schema:180,parentSchema:schema94.properties.longitude,data:data7}];
return false;
}
else {
if(data7 < -180 || isNaN(data7)){
validate238.errors = [{instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180},schema:-180,parentSchema:schema94.properties.longitude,data:data7}];
return false;
}
}
}
else {
validate238.errors = [{instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/type",keyword:"type",params:{type: "number"},schema:schema94.properties.longitude.type,parentSchema:schema94.properties.longitude,data:data7}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time_zone !== undefined){
let data8 = data.time_zone;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func0(data8) > 64){
validate238.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema94.properties.time_zone,data:data8}];
return false;
}
}
else {
validate238.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/type",keyword:"type",params:{type: "string"},schema:schema94.properties.time_zone.type,parentSchema:schema94.properties.time_zone,data:data8}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate238.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data}];
return false;
}
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema95 = {"type":"object","additionalProperties":false,"properties":{"geo":{"$ref":"#/components/schemas/EventContextGeo"},"hostname":{"type":"string","x-personal":false,"maxLength":255},"ip":{"type":"string","x-personal":true,"maxLength":64},"method":{"type":"string","x-personal":false,"maxLength":32},"user_agent":{"type":"string","x-personal":true,"maxLength":8192},"custom_domain":{"type":"string","x-personal":false,"maxLength":255}}};

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate239.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "geo") || (key0 === "hostname")) || (key0 === "ip")) || (key0 === "method")) || (key0 === "user_agent")) || (key0 === "custom_domain"))){
validate239.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema95,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.geo !== undefined){
const _errs2 = errors;
if(!(validate238(data.geo, {instancePath:instancePath+"/geo",parentData:data,parentDataProperty:"geo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hostname !== undefined){
let data1 = data.hostname;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 255){
validate239.errors = [{instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema95.properties.hostname,data:data1}];
return false;
}
}
else {
validate239.errors = [{instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/type",keyword:"type",params:{type: "string"},schema:schema95.properties.hostname.type,parentSchema:schema95.properties.hostname,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ip !== undefined){
let data2 = data.ip;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate239.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema95.properties.ip,data:data2}];
return false;
}
}
else {
validate239.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema95.properties.ip.type,parentSchema:schema95.properties.ip,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data3 = data.method;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func0(data3) > 32){
validate239.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/maxLength",keyword:"maxLength",params:{limit: 32},schema:32,parentSchema:schema95.properties.method,data:data3}];
return false;
}
}
else {
validate239.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema95.properties.method.type,parentSchema:schema95.properties.method,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_agent !== undefined){
let data4 = data.user_agent;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func0(data4) > 8192){
validate239.errors = [{instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/maxLength",keyword:"maxLength",params:{limit: 8192},schema:8192,parentSchema:schema95.properties.user_agent,data:data4}];
return false;
}
}
else {
validate239.errors = [{instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/type",keyword:"type",params:{type: "string"},schema:schema95.properties.user_agent.type,parentSchema:schema95.properties.user_agent,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_domain !== undefined){
let data5 = data.custom_domain;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func0(data5) > 255){
validate239.errors = [{instancePath:instancePath+"/custom_domain",schemaPath:"#/properties/custom_domain/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema95.properties.custom_domain,data:data5}];
return false;
}
}
else {
validate239.errors = [{instancePath:instancePath+"/custom_domain",schemaPath:"#/properties/custom_domain/type",keyword:"type",params:{type: "string"},schema:schema95.properties.custom_domain.type,parentSchema:schema95.properties.custom_domain,data:data5}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate239.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema95.type,parentSchema:schema95,data}];
return false;
}
}
validate239.errors = vErrors;
return errors === 0;
}
validate239.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema96 = {"type":"object","additionalProperties":false,"properties":{"tenant":{"$ref":"#/components/schemas/EventContextTenant"},"client":{"$ref":"#/components/schemas/EventContextClient"},"connection":{"$ref":"#/components/schemas/EventContextConnection"},"request":{"$ref":"#/components/schemas/EventContextRequest"}}};

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate241.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "tenant") || (key0 === "client")) || (key0 === "connection")) || (key0 === "request"))){
validate241.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema96,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.tenant !== undefined){
const _errs2 = errors;
if(!(validate235(data.tenant, {instancePath:instancePath+"/tenant",parentData:data,parentDataProperty:"tenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client !== undefined){
const _errs3 = errors;
if(!(validate236(data.client, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connection !== undefined){
const _errs4 = errors;
if(!(validate237(data.connection, {instancePath:instancePath+"/connection",parentData:data,parentDataProperty:"connection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request !== undefined){
const _errs5 = errors;
if(!(validate239(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate241.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data}];
return false;
}
}
validate241.errors = vErrors;
return errors === 0;
}
validate241.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema97 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/CreatedGroup"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate246.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate246.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema97.required,parentSchema:schema97,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate246.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema97,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate231(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate246.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema97.type,parentSchema:schema97,data}];
return false;
}
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema98 = {"type":"string","minLength":1,"maxLength":255};

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate249.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 255){
validate249.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema98,data}];
return false;
}
else {
if(func0(data) < 1){
validate249.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema98,data}];
return false;
}
}
}
else {
validate249.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema98.type,parentSchema:schema98,data}];
return false;
}
}
validate249.errors = vErrors;
return errors === 0;
}
validate249.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema99 = {"type":"string","maxLength":64,"examples":["test"]};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate250.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 64){
validate250.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema99,data}];
return false;
}
}
else {
validate250.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema99.type,parentSchema:schema99,data}];
return false;
}
}
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema100 = {"type":"string","maxLength":55,"x-must-be":"a traceparent of W3C Trace Context, version 00","pattern":"^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$","examples":["00-0af7651916cd43dd8448eb211c80319c-b9c7c989f97918e1-01"]};
const pattern12 = new RegExp("^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$", "u");

function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate251.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 55){
validate251.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 55},schema:55,parentSchema:schema100,data}];
return false;
}
else {
if(!pattern12.test(data)){
validate251.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$"},schema:"^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$",parentSchema:schema100,data}];
return false;
}
}
}
else {
validate251.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema100.type,parentSchema:schema100,data}];
return false;
}
}
validate251.errors = vErrors;
return errors === 0;
}
validate251.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema101 = {"type":"string","maxLength":512,"x-must-be":"a tracestate of W3C Trace Context","pattern":"^[a-z0-9][a-z0-9_*/@-]*=[ -+\\--<>-~]*[!-+\\--<>-~]( *, *[a-z0-9][a-z0-9_*/@-]*=[ -+\\--<>-~]*[!-+\\--<>-~])*$","examples":["congo=t61rcWkgMzE"]};
const pattern13 = new RegExp("^[a-z0-9][a-z0-9_*/@-]*=[ -+\\--<>-~]*[!-+\\--<>-~]( *, *[a-z0-9][a-z0-9_*/@-]*=[ -+\\--<>-~]*[!-+\\--<>-~])*$", "u");

function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate252.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 512){
validate252.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema101,data}];
return false;
}
else {
if(!pattern13.test(data)){
validate252.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_*/@-]*=[ -+\\--<>-~]*[!-+\\--<>-~]( *, *[a-z0-9][a-z0-9_*/@-]*=[ -+\\--<>-~]*[!-+\\--<>-~])*$"},schema:"^[a-z0-9][a-z0-9_*/@-]*=[ -+\\--<>-~]*[!-+\\--<>-~]( *, *[a-z0-9][a-z0-9_*/@-]*=[ -+\\--<>-~]*[!-+\\--<>-~])*$",parentSchema:schema101,data}];
return false;
}
}
}
else {
validate252.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema101.type,parentSchema:schema101,data}];
return false;
}
}
validate252.errors = vErrors;
return errors === 0;
}
validate252.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema102 = {"x-object-key":"data.object.id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["group.created"],"const":"group.created"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/GroupCreatedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate253.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate253.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema102.required,parentSchema:schema102,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema102.properties, key0))){
validate253.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema102,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate253.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema102.properties.type.type,parentSchema:schema102.properties.type,data:data1}];
return false;
}
if("group.created" !== data1){
validate253.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "group.created"},schema:"group.created",parentSchema:schema102.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "group.created")){
validate253.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema102.properties.type.enum},schema:schema102.properties.type.enum,parentSchema:schema102.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate246(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate253.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema102.type,parentSchema:schema102,data}];
return false;
}
}
validate253.errors = vErrors;
return errors === 0;
}
validate253.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema103 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["group.created"],"const":"group.created"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/GroupCreatedEvent"}}};

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate264.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate264.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema103.required,parentSchema:schema103,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate264.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema103,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate264.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema103.properties.type.type,parentSchema:schema103.properties.type,data:data0}];
return false;
}
if("group.created" !== data0){
validate264.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "group.created"},schema:"group.created",parentSchema:schema103.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "group.created")){
validate264.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema103.properties.type.enum},schema:schema103.properties.type.enum,parentSchema:schema103.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate253(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate264.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema103.type,parentSchema:schema103,data}];
return false;
}
}
validate264.errors = vErrors;
return errors === 0;
}
validate264.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema104 = {"type":"object","additionalProperties":false,"required":["id","name","created_at","updated_at","type","connection_id"],"properties":{"id":{"$ref":"#/components/schemas/GroupId"},"name":{"$ref":"#/components/schemas/GroupName"},"external_id":{"$ref":"#/components/schemas/GroupExternalId"},"created_at":{"$ref":"#/components/schemas/ReportedTime"},"updated_at":{"$ref":"#/components/schemas/ReportedTime"},"type":{"type":"string","enum":["connection"],"const":"connection"},"connection_id":{"$ref":"#/components/schemas/ConnectionId"}}};

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate267.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.connection_id === undefined) && (missing0 = "connection_id"))){
validate267.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema104.required,parentSchema:schema104,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "external_id")) || (key0 === "created_at")) || (key0 === "updated_at")) || (key0 === "type")) || (key0 === "connection_id"))){
validate267.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema104,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate208(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(validate209(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_id !== undefined){
const _errs4 = errors;
if(!(validate210(data.external_id, {instancePath:instancePath+"/external_id",parentData:data,parentDataProperty:"external_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs5 = errors;
if(!(validate211(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs6 = errors;
if(!(validate211(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data5 = data.type;
const _errs7 = errors;
if(typeof data5 !== "string"){
validate267.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema104.properties.type.type,parentSchema:schema104.properties.type,data:data5}];
return false;
}
if("connection" !== data5){
validate267.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "connection"},schema:"connection",parentSchema:schema104.properties.type,data:data5}];
return false;
}
else {
if(!(data5 === "connection")){
validate267.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema104.properties.type.enum},schema:schema104.properties.type.enum,parentSchema:schema104.properties.type,data:data5}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connection_id !== undefined){
const _errs9 = errors;
if(!(validate212(data.connection_id, {instancePath:instancePath+"/connection_id",parentData:data,parentDataProperty:"connection_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate267.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema104.type,parentSchema:schema104,data}];
return false;
}
}
validate267.errors = vErrors;
return errors === 0;
}
validate267.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema105 = {"type":"object","additionalProperties":false,"required":["id","name","created_at","updated_at","type","organization_id"],"properties":{"id":{"$ref":"#/components/schemas/GroupId"},"name":{"$ref":"#/components/schemas/GroupName"},"external_id":{"$ref":"#/components/schemas/GroupExternalId"},"created_at":{"$ref":"#/components/schemas/ReportedTime"},"updated_at":{"$ref":"#/components/schemas/ReportedTime"},"type":{"type":"string","enum":["organization"],"const":"organization"},"organization_id":{"$ref":"#/components/schemas/OrganizationId"}}};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.organization_id === undefined) && (missing0 = "organization_id"))){
validate274.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema105.required,parentSchema:schema105,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "external_id")) || (key0 === "created_at")) || (key0 === "updated_at")) || (key0 === "type")) || (key0 === "organization_id"))){
validate274.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema105,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate208(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(validate209(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_id !== undefined){
const _errs4 = errors;
if(!(validate210(data.external_id, {instancePath:instancePath+"/external_id",parentData:data,parentDataProperty:"external_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs5 = errors;
if(!(validate211(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs6 = errors;
if(!(validate211(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data5 = data.type;
const _errs7 = errors;
if(typeof data5 !== "string"){
validate274.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema105.properties.type.type,parentSchema:schema105.properties.type,data:data5}];
return false;
}
if("organization" !== data5){
validate274.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization"},schema:"organization",parentSchema:schema105.properties.type,data:data5}];
return false;
}
else {
if(!(data5 === "organization")){
validate274.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema105.properties.type.enum},schema:schema105.properties.type.enum,parentSchema:schema105.properties.type,data:data5}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_id !== undefined){
const _errs9 = errors;
if(!(validate219(data.organization_id, {instancePath:instancePath+"/organization_id",parentData:data,parentDataProperty:"organization_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate274.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data}];
return false;
}
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema106 = {"type":"object","additionalProperties":false,"required":["id","name","created_at","updated_at","type"],"properties":{"id":{"$ref":"#/components/schemas/GroupId"},"name":{"$ref":"#/components/schemas/GroupName"},"external_id":{"$ref":"#/components/schemas/GroupExternalId"},"created_at":{"$ref":"#/components/schemas/ReportedTime"},"updated_at":{"$ref":"#/components/schemas/ReportedTime"},"type":{"type":"string","enum":["tenant"],"const":"tenant"}}};

function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate281.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.type === undefined) && (missing0 = "type"))){
validate281.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema106.required,parentSchema:schema106,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "external_id")) || (key0 === "created_at")) || (key0 === "updated_at")) || (key0 === "type"))){
validate281.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema106,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate208(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(validate209(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_id !== undefined){
const _errs4 = errors;
if(!(validate210(data.external_id, {instancePath:instancePath+"/external_id",parentData:data,parentDataProperty:"external_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs5 = errors;
if(!(validate211(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs6 = errors;
if(!(validate211(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data5 = data.type;
const _errs7 = errors;
if(typeof data5 !== "string"){
validate281.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema106.properties.type.type,parentSchema:schema106.properties.type,data:data5}];
return false;
}
if("tenant" !== data5){
validate281.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tenant"},schema:"tenant",parentSchema:schema106.properties.type,data:data5}];
return false;
}
else {
if(!(data5 === "tenant")){
validate281.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema106.properties.type.enum},schema:schema106.properties.type.enum,parentSchema:schema106.properties.type,data:data5}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate281.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema106.type,parentSchema:schema106,data}];
return false;
}
}
validate281.errors = vErrors;
return errors === 0;
}
validate281.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema107 = {"type":"object","oneOf":[{"$ref":"#/components/schemas/ConnectionGroup"},{"$ref":"#/components/schemas/OrganizationGroup"},{"$ref":"#/components/schemas/TenantGroup"}],"discriminator":{"propertyName":"type"},"x-tags":{"type":["connection","organization","tenant"]}};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "connection"){
if(!(validate267(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "organization"){
if(!(validate274(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tenant"){
if(!(validate281(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate287.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},schema:schema107.discriminator,parentSchema:schema107,data}];
return false;
}
}
else {
validate287.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},schema:schema107.discriminator,parentSchema:schema107,data}];
return false;
}
}
else {
validate287.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema107.type,parentSchema:schema107,data}];
return false;
}
}
validate287.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate287.evaluated = {"dynamicProps":true,"dynamicItems":false};


const schema108 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/Group"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate291.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate291.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema108.required,parentSchema:schema108,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate291.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema108,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate287(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate291.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema108.type,parentSchema:schema108,data}];
return false;
}
}
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema109 = {"x-object-key":"data.object.id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["group.deleted"],"const":"group.deleted"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/GroupDeletedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate294.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate294.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema109.required,parentSchema:schema109,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema109.properties, key0))){
validate294.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema109,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate294.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema109.properties.type.type,parentSchema:schema109.properties.type,data:data1}];
return false;
}
if("group.deleted" !== data1){
validate294.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "group.deleted"},schema:"group.deleted",parentSchema:schema109.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "group.deleted")){
validate294.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema109.properties.type.enum},schema:schema109.properties.type.enum,parentSchema:schema109.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate291(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate294.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema109.type,parentSchema:schema109,data}];
return false;
}
}
validate294.errors = vErrors;
return errors === 0;
}
validate294.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema110 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["group.deleted"],"const":"group.deleted"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/GroupDeletedEvent"}}};

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate305.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate305.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema110.required,parentSchema:schema110,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate305.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema110,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate305.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema110.properties.type.type,parentSchema:schema110.properties.type,data:data0}];
return false;
}
if("group.deleted" !== data0){
validate305.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "group.deleted"},schema:"group.deleted",parentSchema:schema110.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "group.deleted")){
validate305.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema110.properties.type.enum},schema:schema110.properties.type.enum,parentSchema:schema110.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate294(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate305.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema110.type,parentSchema:schema110,data}];
return false;
}
}
validate305.errors = vErrors;
return errors === 0;
}
validate305.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema111 = {"type":"object","additionalProperties":false,"required":["id","type","connection_id"],"properties":{"id":{"$ref":"#/components/schemas/GroupId"},"external_id":{"$ref":"#/components/schemas/GroupExternalId"},"type":{"type":"string","enum":["connection"],"const":"connection"},"connection_id":{"$ref":"#/components/schemas/ConnectionId"}}};

function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate308.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.connection_id === undefined) && (missing0 = "connection_id"))){
validate308.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema111.required,parentSchema:schema111,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "external_id")) || (key0 === "type")) || (key0 === "connection_id"))){
validate308.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema111,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate208(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_id !== undefined){
const _errs3 = errors;
if(!(validate210(data.external_id, {instancePath:instancePath+"/external_id",parentData:data,parentDataProperty:"external_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs4 = errors;
if(typeof data2 !== "string"){
validate308.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema111.properties.type.type,parentSchema:schema111.properties.type,data:data2}];
return false;
}
if("connection" !== data2){
validate308.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "connection"},schema:"connection",parentSchema:schema111.properties.type,data:data2}];
return false;
}
else {
if(!(data2 === "connection")){
validate308.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema111.properties.type.enum},schema:schema111.properties.type.enum,parentSchema:schema111.properties.type,data:data2}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connection_id !== undefined){
const _errs6 = errors;
if(!(validate212(data.connection_id, {instancePath:instancePath+"/connection_id",parentData:data,parentDataProperty:"connection_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate308.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema111.type,parentSchema:schema111,data}];
return false;
}
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema112 = {"type":"object","additionalProperties":false,"required":["id","type","organization_id"],"properties":{"id":{"$ref":"#/components/schemas/GroupId"},"external_id":{"$ref":"#/components/schemas/GroupExternalId"},"type":{"type":"string","enum":["organization"],"const":"organization"},"organization_id":{"$ref":"#/components/schemas/OrganizationId"}}};

function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate312.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.organization_id === undefined) && (missing0 = "organization_id"))){
validate312.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema112.required,parentSchema:schema112,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "external_id")) || (key0 === "type")) || (key0 === "organization_id"))){
validate312.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema112,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate208(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_id !== undefined){
const _errs3 = errors;
if(!(validate210(data.external_id, {instancePath:instancePath+"/external_id",parentData:data,parentDataProperty:"external_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs4 = errors;
if(typeof data2 !== "string"){
validate312.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema112.properties.type.type,parentSchema:schema112.properties.type,data:data2}];
return false;
}
if("organization" !== data2){
validate312.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization"},schema:"organization",parentSchema:schema112.properties.type,data:data2}];
return false;
}
else {
if(!(data2 === "organization")){
validate312.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema112.properties.type.enum},schema:schema112.properties.type.enum,parentSchema:schema112.properties.type,data:data2}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_id !== undefined){
const _errs6 = errors;
if(!(validate219(data.organization_id, {instancePath:instancePath+"/organization_id",parentData:data,parentDataProperty:"organization_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate312.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema112.type,parentSchema:schema112,data}];
return false;
}
}
validate312.errors = vErrors;
return errors === 0;
}
validate312.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema113 = {"type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/components/schemas/GroupId"},"external_id":{"$ref":"#/components/schemas/GroupExternalId"},"type":{"type":"string","enum":["tenant"],"const":"tenant"}}};

function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate316.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))){
validate316.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema113.required,parentSchema:schema113,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "external_id")) || (key0 === "type"))){
validate316.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema113,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate208(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_id !== undefined){
const _errs3 = errors;
if(!(validate210(data.external_id, {instancePath:instancePath+"/external_id",parentData:data,parentDataProperty:"external_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs4 = errors;
if(typeof data2 !== "string"){
validate316.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema113.properties.type.type,parentSchema:schema113.properties.type,data:data2}];
return false;
}
if("tenant" !== data2){
validate316.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tenant"},schema:"tenant",parentSchema:schema113.properties.type,data:data2}];
return false;
}
else {
if(!(data2 === "tenant")){
validate316.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema113.properties.type.enum},schema:schema113.properties.type.enum,parentSchema:schema113.properties.type,data:data2}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate316.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema113.type,parentSchema:schema113,data}];
return false;
}
}
validate316.errors = vErrors;
return errors === 0;
}
validate316.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema114 = {"type":"object","oneOf":[{"$ref":"#/components/schemas/ConnectionGroupReference"},{"$ref":"#/components/schemas/OrganizationGroupReference"},{"$ref":"#/components/schemas/TenantGroupReference"}],"discriminator":{"propertyName":"type"},"x-tags":{"type":["connection","organization","tenant"]}};

function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate319.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "connection"){
if(!(validate308(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "organization"){
if(!(validate312(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tenant"){
if(!(validate316(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate319.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},schema:schema114.discriminator,parentSchema:schema114,data}];
return false;
}
}
else {
validate319.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},schema:schema114.discriminator,parentSchema:schema114,data}];
return false;
}
}
else {
validate319.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema114.type,parentSchema:schema114,data}];
return false;
}
}
validate319.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate319.evaluated = {"dynamicProps":true,"dynamicItems":false};


const schema115 = {"x-person":true,"type":"string","minLength":1,"maxLength":255};

function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate323.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 255){
validate323.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema115,data}];
return false;
}
else {
if(func0(data) < 1){
validate323.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema115,data}];
return false;
}
}
}
else {
validate323.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema115.type,parentSchema:schema115,data}];
return false;
}
}
validate323.errors = vErrors;
return errors === 0;
}
validate323.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema116 = {"type":"object","additionalProperties":false,"required":["member_type","id"],"properties":{"member_type":{"type":"string","enum":["user"],"const":"user"},"id":{"$ref":"#/components/schemas/UserId"}}};

function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate324.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.member_type === undefined) && (missing0 = "member_type")) || ((data.id === undefined) && (missing0 = "id"))){
validate324.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema116.required,parentSchema:schema116,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "member_type") || (key0 === "id"))){
validate324.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema116,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.member_type !== undefined){
let data0 = data.member_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate324.errors = [{instancePath:instancePath+"/member_type",schemaPath:"#/properties/member_type/type",keyword:"type",params:{type: "string"},schema:schema116.properties.member_type.type,parentSchema:schema116.properties.member_type,data:data0}];
return false;
}
if("user" !== data0){
validate324.errors = [{instancePath:instancePath+"/member_type",schemaPath:"#/properties/member_type/const",keyword:"const",params:{allowedValue: "user"},schema:"user",parentSchema:schema116.properties.member_type,data:data0}];
return false;
}
else {
if(!(data0 === "user")){
validate324.errors = [{instancePath:instancePath+"/member_type",schemaPath:"#/properties/member_type/enum",keyword:"enum",params:{allowedValues: schema116.properties.member_type.enum},schema:schema116.properties.member_type.enum,parentSchema:schema116.properties.member_type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs4 = errors;
if(!(validate323(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate324.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data}];
return false;
}
}
validate324.errors = vErrors;
return errors === 0;
}
validate324.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema117 = {"type":"object","additionalProperties":false,"required":["member_type","id","type","connection_id"],"properties":{"member_type":{"type":"string","enum":["connection"],"const":"connection"},"id":{"x-person":true,"type":"string","minLength":1,"maxLength":255},"type":{"x-personal":false,"type":"string","maxLength":64},"connection_id":{"$ref":"#/components/schemas/ConnectionId"}}};

function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate326.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.member_type === undefined) && (missing0 = "member_type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.connection_id === undefined) && (missing0 = "connection_id"))){
validate326.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema117.required,parentSchema:schema117,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "member_type") || (key0 === "id")) || (key0 === "type")) || (key0 === "connection_id"))){
validate326.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema117,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.member_type !== undefined){
let data0 = data.member_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate326.errors = [{instancePath:instancePath+"/member_type",schemaPath:"#/properties/member_type/type",keyword:"type",params:{type: "string"},schema:schema117.properties.member_type.type,parentSchema:schema117.properties.member_type,data:data0}];
return false;
}
if("connection" !== data0){
validate326.errors = [{instancePath:instancePath+"/member_type",schemaPath:"#/properties/member_type/const",keyword:"const",params:{allowedValue: "connection"},schema:"connection",parentSchema:schema117.properties.member_type,data:data0}];
return false;
}
else {
if(!(data0 === "connection")){
validate326.errors = [{instancePath:instancePath+"/member_type",schemaPath:"#/properties/member_type/enum",keyword:"enum",params:{allowedValues: schema117.properties.member_type.enum},schema:schema117.properties.member_type.enum,parentSchema:schema117.properties.member_type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 255){
validate326.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema117.properties.id,data:data1}];
return false;
}
else {
if(func0(data1) < 1){
validate326.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema117.properties.id,data:data1}];
return false;
}
}
}
else {
validate326.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema117.properties.id.type,parentSchema:schema117.properties.id,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate326.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema117.properties.type,data:data2}];
return false;
}
}
else {
validate326.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema117.properties.type.type,parentSchema:schema117.properties.type,data:data2}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connection_id !== undefined){
const _errs8 = errors;
if(!(validate212(data.connection_id, {instancePath:instancePath+"/connection_id",parentData:data,parentDataProperty:"connection_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate326.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema117.type,parentSchema:schema117,data}];
return false;
}
}
validate326.errors = vErrors;
return errors === 0;
}
validate326.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema118 = {"type":"object","oneOf":[{"$ref":"#/components/schemas/UserGroupMember"},{"$ref":"#/components/schemas/ConnectionGroupMember"}],"discriminator":{"propertyName":"member_type"},"x-tags":{"member_type":["user","connection"]}};

function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate328.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.member_type;
if(typeof tag0 == "string"){
if(tag0 === "user"){
if(!(validate324(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "connection"){
if(!(validate326(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate328.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "member_type", tagValue: tag0},schema:schema118.discriminator,parentSchema:schema118,data}];
return false;
}
}
else {
validate328.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "member_type", tagValue: tag0},schema:schema118.discriminator,parentSchema:schema118,data}];
return false;
}
}
else {
validate328.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema118.type,parentSchema:schema118,data}];
return false;
}
}
validate328.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate328.evaluated = {"dynamicProps":true,"dynamicItems":false};


const schema119 = {"type":"object","additionalProperties":false,"required":["group","member"],"properties":{"group":{"$ref":"#/components/schemas/GroupReference"},"member":{"$ref":"#/components/schemas/GroupMember"}}};

function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate331.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.group === undefined) && (missing0 = "group")) || ((data.member === undefined) && (missing0 = "member"))){
validate331.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema119.required,parentSchema:schema119,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "group") || (key0 === "member"))){
validate331.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema119,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.group !== undefined){
const _errs2 = errors;
if(!(validate319(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.member !== undefined){
const _errs3 = errors;
if(!(validate328(data.member, {instancePath:instancePath+"/member",parentData:data,parentDataProperty:"member",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate331.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema119.type,parentSchema:schema119,data}];
return false;
}
}
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema120 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/GroupMembership"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate334.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate334.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema120.required,parentSchema:schema120,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate334.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema120,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate331(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate334.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema120.type,parentSchema:schema120,data}];
return false;
}
}
validate334.errors = vErrors;
return errors === 0;
}
validate334.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema121 = {"x-object-key":"data.object.group.id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["group.member.added"],"const":"group.member.added"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/GroupMemberAddedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate337.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate337.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema121.required,parentSchema:schema121,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema121.properties, key0))){
validate337.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema121,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate337.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema121.properties.type.type,parentSchema:schema121.properties.type,data:data1}];
return false;
}
if("group.member.added" !== data1){
validate337.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "group.member.added"},schema:"group.member.added",parentSchema:schema121.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "group.member.added")){
validate337.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema121.properties.type.enum},schema:schema121.properties.type.enum,parentSchema:schema121.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate334(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate337.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema121.type,parentSchema:schema121,data}];
return false;
}
}
validate337.errors = vErrors;
return errors === 0;
}
validate337.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema122 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["group.member.added"],"const":"group.member.added"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/GroupMemberAddedEvent"}}};

function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate348.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate348.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema122.required,parentSchema:schema122,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate348.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema122,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate348.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema122.properties.type.type,parentSchema:schema122.properties.type,data:data0}];
return false;
}
if("group.member.added" !== data0){
validate348.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "group.member.added"},schema:"group.member.added",parentSchema:schema122.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "group.member.added")){
validate348.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema122.properties.type.enum},schema:schema122.properties.type.enum,parentSchema:schema122.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate337(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate348.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema122.type,parentSchema:schema122,data}];
return false;
}
}
validate348.errors = vErrors;
return errors === 0;
}
validate348.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema123 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/GroupMembership"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate351.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate351.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema123.required,parentSchema:schema123,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate351.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema123,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate331(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate351.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema123.type,parentSchema:schema123,data}];
return false;
}
}
validate351.errors = vErrors;
return errors === 0;
}
validate351.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema124 = {"x-object-key":"data.object.group.id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["group.member.deleted"],"const":"group.member.deleted"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/GroupMemberDeletedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate354.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate354.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema124.required,parentSchema:schema124,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema124.properties, key0))){
validate354.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema124,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate354.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema124.properties.type.type,parentSchema:schema124.properties.type,data:data1}];
return false;
}
if("group.member.deleted" !== data1){
validate354.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "group.member.deleted"},schema:"group.member.deleted",parentSchema:schema124.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "group.member.deleted")){
validate354.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema124.properties.type.enum},schema:schema124.properties.type.enum,parentSchema:schema124.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate351(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate354.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema124.type,parentSchema:schema124,data}];
return false;
}
}
validate354.errors = vErrors;
return errors === 0;
}
validate354.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema125 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["group.member.deleted"],"const":"group.member.deleted"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/GroupMemberDeletedEvent"}}};

function validate365(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate365.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate365.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema125.required,parentSchema:schema125,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate365.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema125,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate365.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema125.properties.type.type,parentSchema:schema125.properties.type,data:data0}];
return false;
}
if("group.member.deleted" !== data0){
validate365.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "group.member.deleted"},schema:"group.member.deleted",parentSchema:schema125.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "group.member.deleted")){
validate365.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema125.properties.type.enum},schema:schema125.properties.type.enum,parentSchema:schema125.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate354(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate365.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema125.type,parentSchema:schema125,data}];
return false;
}
}
validate365.errors = vErrors;
return errors === 0;
}
validate365.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema126 = {"x-personal":false,"type":"string","minLength":1,"maxLength":255};

function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate368.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 255){
validate368.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema126,data}];
return false;
}
else {
if(func0(data) < 1){
validate368.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema126,data}];
return false;
}
}
}
else {
validate368.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema126.type,parentSchema:schema126,data}];
return false;
}
}
validate368.errors = vErrors;
return errors === 0;
}
validate368.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema127 = {"type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"$ref":"#/components/schemas/RoleId"},"name":{"x-personal":false,"type":"string","maxLength":512}}};

function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate369.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))){
validate369.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema127.required,parentSchema:schema127,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
validate369.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema127,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate368(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 512){
validate369.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema127.properties.name,data:data1}];
return false;
}
}
else {
validate369.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema127.properties.name.type,parentSchema:schema127.properties.name,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate369.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema127.type,parentSchema:schema127,data}];
return false;
}
}
validate369.errors = vErrors;
return errors === 0;
}
validate369.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema128 = {"type":"object","additionalProperties":false,"required":["group","role","created_at"],"properties":{"group":{"$ref":"#/components/schemas/GroupReference"},"role":{"$ref":"#/components/schemas/RoleReference"},"created_at":{"$ref":"#/components/schemas/ReportedTime"}}};

function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate371.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.group === undefined) && (missing0 = "group")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate371.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema128.required,parentSchema:schema128,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "group") || (key0 === "role")) || (key0 === "created_at"))){
validate371.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema128,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.group !== undefined){
const _errs2 = errors;
if(!(validate319(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs3 = errors;
if(!(validate369(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs4 = errors;
if(!(validate211(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate371.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema128.type,parentSchema:schema128,data}];
return false;
}
}
validate371.errors = vErrors;
return errors === 0;
}
validate371.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema129 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/GroupRoleAssignment"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate375.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate375.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema129.required,parentSchema:schema129,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate375.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema129,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate371(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate375.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema129.type,parentSchema:schema129,data}];
return false;
}
}
validate375.errors = vErrors;
return errors === 0;
}
validate375.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema130 = {"x-object-key":"data.object.group.id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["group.role.assigned"],"const":"group.role.assigned"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/GroupRoleAssignedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate378(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate378.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate378.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema130.required,parentSchema:schema130,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema130.properties, key0))){
validate378.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema130,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate378.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema130.properties.type.type,parentSchema:schema130.properties.type,data:data1}];
return false;
}
if("group.role.assigned" !== data1){
validate378.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "group.role.assigned"},schema:"group.role.assigned",parentSchema:schema130.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "group.role.assigned")){
validate378.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema130.properties.type.enum},schema:schema130.properties.type.enum,parentSchema:schema130.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate375(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate378.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema130.type,parentSchema:schema130,data}];
return false;
}
}
validate378.errors = vErrors;
return errors === 0;
}
validate378.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema131 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["group.role.assigned"],"const":"group.role.assigned"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/GroupRoleAssignedEvent"}}};

function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate389.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate389.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema131.required,parentSchema:schema131,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate389.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema131,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate389.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema131.properties.type.type,parentSchema:schema131.properties.type,data:data0}];
return false;
}
if("group.role.assigned" !== data0){
validate389.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "group.role.assigned"},schema:"group.role.assigned",parentSchema:schema131.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "group.role.assigned")){
validate389.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema131.properties.type.enum},schema:schema131.properties.type.enum,parentSchema:schema131.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate378(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate389.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema131.type,parentSchema:schema131,data}];
return false;
}
}
validate389.errors = vErrors;
return errors === 0;
}
validate389.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema132 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"#/components/schemas/RoleId"}}};

function validate392(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate392.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate392.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema132.required,parentSchema:schema132,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate392.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema132,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
if(!(validate368(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate392.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema132.type,parentSchema:schema132,data}];
return false;
}
}
validate392.errors = vErrors;
return errors === 0;
}
validate392.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema133 = {"type":"object","additionalProperties":false,"required":["group","role","deleted_at"],"properties":{"group":{"$ref":"#/components/schemas/GroupReference"},"role":{"$ref":"#/components/schemas/RoleIdentifier"},"deleted_at":{"$ref":"#/components/schemas/ReportedTime"}}};

function validate394(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate394.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.group === undefined) && (missing0 = "group")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.deleted_at === undefined) && (missing0 = "deleted_at"))){
validate394.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema133.required,parentSchema:schema133,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "group") || (key0 === "role")) || (key0 === "deleted_at"))){
validate394.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema133,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.group !== undefined){
const _errs2 = errors;
if(!(validate319(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs3 = errors;
if(!(validate392(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate392.errors : vErrors.concat(validate392.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deleted_at !== undefined){
const _errs4 = errors;
if(!(validate211(data.deleted_at, {instancePath:instancePath+"/deleted_at",parentData:data,parentDataProperty:"deleted_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate394.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema133.type,parentSchema:schema133,data}];
return false;
}
}
validate394.errors = vErrors;
return errors === 0;
}
validate394.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema134 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/GroupRoleDeletion"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate398(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate398.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate398.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema134.required,parentSchema:schema134,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate398.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema134,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate394(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate398.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema134.type,parentSchema:schema134,data}];
return false;
}
}
validate398.errors = vErrors;
return errors === 0;
}
validate398.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema135 = {"x-object-key":"data.object.group.id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["group.role.deleted"],"const":"group.role.deleted"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/GroupRoleDeletedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate401.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate401.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema135.required,parentSchema:schema135,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema135.properties, key0))){
validate401.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema135,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate401.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema135.properties.type.type,parentSchema:schema135.properties.type,data:data1}];
return false;
}
if("group.role.deleted" !== data1){
validate401.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "group.role.deleted"},schema:"group.role.deleted",parentSchema:schema135.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "group.role.deleted")){
validate401.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema135.properties.type.enum},schema:schema135.properties.type.enum,parentSchema:schema135.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate398(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate398.errors : vErrors.concat(validate398.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate401.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema135.type,parentSchema:schema135,data}];
return false;
}
}
validate401.errors = vErrors;
return errors === 0;
}
validate401.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema136 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["group.role.deleted"],"const":"group.role.deleted"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/GroupRoleDeletedEvent"}}};

function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate412.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate412.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema136.required,parentSchema:schema136,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate412.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema136,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate412.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema136.properties.type.type,parentSchema:schema136.properties.type,data:data0}];
return false;
}
if("group.role.deleted" !== data0){
validate412.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "group.role.deleted"},schema:"group.role.deleted",parentSchema:schema136.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "group.role.deleted")){
validate412.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema136.properties.type.enum},schema:schema136.properties.type.enum,parentSchema:schema136.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate401(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate412.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema136.type,parentSchema:schema136,data}];
return false;
}
}
validate412.errors = vErrors;
return errors === 0;
}
validate412.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema137 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/Group"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate415(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate415.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate415.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema137.required,parentSchema:schema137,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate415.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema137,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate287(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate415.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema137.type,parentSchema:schema137,data}];
return false;
}
}
validate415.errors = vErrors;
return errors === 0;
}
validate415.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema138 = {"x-object-key":"data.object.id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["group.updated"],"const":"group.updated"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/GroupUpdatedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate418(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate418.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate418.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema138.required,parentSchema:schema138,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema138.properties, key0))){
validate418.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema138,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate418.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema138.properties.type.type,parentSchema:schema138.properties.type,data:data1}];
return false;
}
if("group.updated" !== data1){
validate418.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "group.updated"},schema:"group.updated",parentSchema:schema138.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "group.updated")){
validate418.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema138.properties.type.enum},schema:schema138.properties.type.enum,parentSchema:schema138.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate415(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate418.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema138.type,parentSchema:schema138,data}];
return false;
}
}
validate418.errors = vErrors;
return errors === 0;
}
validate418.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema139 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["group.updated"],"const":"group.updated"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/GroupUpdatedEvent"}}};

function validate429(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate429.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate429.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema139.required,parentSchema:schema139,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate429.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema139,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate429.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema139.properties.type.type,parentSchema:schema139.properties.type,data:data0}];
return false;
}
if("group.updated" !== data0){
validate429.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "group.updated"},schema:"group.updated",parentSchema:schema139.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "group.updated")){
validate429.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema139.properties.type.enum},schema:schema139.properties.type.enum,parentSchema:schema139.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate418(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate429.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema139.type,parentSchema:schema139,data}];
return false;
}
}
validate429.errors = vErrors;
return errors === 0;
}
validate429.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema140 = {"x-personal":false,"type":"string","maxLength":512};

function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate432.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 512){
validate432.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema140,data}];
return false;
}
}
else {
validate432.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema140.type,parentSchema:schema140,data}];
return false;
}
}
validate432.errors = vErrors;
return errors === 0;
}
validate432.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema141 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"#/components/schemas/OrganizationId"},"name":{"$ref":"#/components/schemas/OrganizationName"}}};

function validate433(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate433.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate433.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema141.required,parentSchema:schema141,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
validate433.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema141,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate219(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(validate432(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate433.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema141.type,parentSchema:schema141,data}];
return false;
}
}
validate433.errors = vErrors;
return errors === 0;
}
validate433.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema142 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"#/components/schemas/ConnectionId"}}};

function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate436.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate436.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema142.required,parentSchema:schema142,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate436.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema142,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
if(!(validate212(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate436.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema142.type,parentSchema:schema142,data}];
return false;
}
}
validate436.errors = vErrors;
return errors === 0;
}
validate436.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema143 = {"type":"object","additionalProperties":false,"required":["organization","connection"],"properties":{"organization":{"$ref":"#/components/schemas/OrganizationReference"},"connection":{"$ref":"#/components/schemas/ConnectionIdentifier"},"assign_membership_on_login":{"type":"boolean"},"show_as_button":{"type":"boolean"},"is_signup_enabled":{"type":"boolean"}}};

function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate438.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organization === undefined) && (missing0 = "organization")) || ((data.connection === undefined) && (missing0 = "connection"))){
validate438.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema143.required,parentSchema:schema143,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "organization") || (key0 === "connection")) || (key0 === "assign_membership_on_login")) || (key0 === "show_as_button")) || (key0 === "is_signup_enabled"))){
validate438.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema143,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organization !== undefined){
const _errs2 = errors;
if(!(validate433(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connection !== undefined){
const _errs3 = errors;
if(!(validate436(data.connection, {instancePath:instancePath+"/connection",parentData:data,parentDataProperty:"connection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate436.errors : vErrors.concat(validate436.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assign_membership_on_login !== undefined){
let data2 = data.assign_membership_on_login;
const _errs4 = errors;
if(typeof data2 !== "boolean"){
validate438.errors = [{instancePath:instancePath+"/assign_membership_on_login",schemaPath:"#/properties/assign_membership_on_login/type",keyword:"type",params:{type: "boolean"},schema:schema143.properties.assign_membership_on_login.type,parentSchema:schema143.properties.assign_membership_on_login,data:data2}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.show_as_button !== undefined){
let data3 = data.show_as_button;
const _errs6 = errors;
if(typeof data3 !== "boolean"){
validate438.errors = [{instancePath:instancePath+"/show_as_button",schemaPath:"#/properties/show_as_button/type",keyword:"type",params:{type: "boolean"},schema:schema143.properties.show_as_button.type,parentSchema:schema143.properties.show_as_button,data:data3}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_signup_enabled !== undefined){
let data4 = data.is_signup_enabled;
const _errs8 = errors;
if(typeof data4 !== "boolean"){
validate438.errors = [{instancePath:instancePath+"/is_signup_enabled",schemaPath:"#/properties/is_signup_enabled/type",keyword:"type",params:{type: "boolean"},schema:schema143.properties.is_signup_enabled.type,parentSchema:schema143.properties.is_signup_enabled,data:data4}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate438.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema143.type,parentSchema:schema143,data}];
return false;
}
}
validate438.errors = vErrors;
return errors === 0;
}
validate438.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema144 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/OrganizationConnection"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate441(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate441.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate441.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema144.required,parentSchema:schema144,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate441.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema144,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate438(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate441.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema144.type,parentSchema:schema144,data}];
return false;
}
}
validate441.errors = vErrors;
return errors === 0;
}
validate441.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema145 = {"x-object-key":"data.object.organization.id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["organization.connection.added"],"const":"organization.connection.added"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/OrganizationConnectionAddedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate444(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate444.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate444.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema145.required,parentSchema:schema145,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema145.properties, key0))){
validate444.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema145,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate444.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema145.properties.type.type,parentSchema:schema145.properties.type,data:data1}];
return false;
}
if("organization.connection.added" !== data1){
validate444.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.connection.added"},schema:"organization.connection.added",parentSchema:schema145.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "organization.connection.added")){
validate444.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema145.properties.type.enum},schema:schema145.properties.type.enum,parentSchema:schema145.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate441(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate444.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema145.type,parentSchema:schema145,data}];
return false;
}
}
validate444.errors = vErrors;
return errors === 0;
}
validate444.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema146 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["organization.connection.added"],"const":"organization.connection.added"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/OrganizationConnectionAddedEvent"}}};

function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate455.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate455.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema146.required,parentSchema:schema146,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate455.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema146,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate455.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema146.properties.type.type,parentSchema:schema146.properties.type,data:data0}];
return false;
}
if("organization.connection.added" !== data0){
validate455.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.connection.added"},schema:"organization.connection.added",parentSchema:schema146.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "organization.connection.added")){
validate455.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema146.properties.type.enum},schema:schema146.properties.type.enum,parentSchema:schema146.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate444(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate455.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema146.type,parentSchema:schema146,data}];
return false;
}
}
validate455.errors = vErrors;
return errors === 0;
}
validate455.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema147 = {"type":"object","additionalProperties":false,"required":["organization","connection"],"properties":{"organization":{"$ref":"#/components/schemas/OrganizationReference"},"connection":{"$ref":"#/components/schemas/ConnectionIdentifier"}}};

function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate458.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organization === undefined) && (missing0 = "organization")) || ((data.connection === undefined) && (missing0 = "connection"))){
validate458.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema147.required,parentSchema:schema147,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organization") || (key0 === "connection"))){
validate458.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema147,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organization !== undefined){
const _errs2 = errors;
if(!(validate433(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connection !== undefined){
const _errs3 = errors;
if(!(validate436(data.connection, {instancePath:instancePath+"/connection",parentData:data,parentDataProperty:"connection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate436.errors : vErrors.concat(validate436.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate458.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema147.type,parentSchema:schema147,data}];
return false;
}
}
validate458.errors = vErrors;
return errors === 0;
}
validate458.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema148 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/RemovedOrganizationConnection"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate461.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate461.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema148.required,parentSchema:schema148,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate461.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema148,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate458(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate461.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema148.type,parentSchema:schema148,data}];
return false;
}
}
validate461.errors = vErrors;
return errors === 0;
}
validate461.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema149 = {"x-object-key":"data.object.organization.id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["organization.connection.removed"],"const":"organization.connection.removed"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/OrganizationConnectionRemovedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate464(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate464.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate464.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema149.required,parentSchema:schema149,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema149.properties, key0))){
validate464.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema149,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate464.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema149.properties.type.type,parentSchema:schema149.properties.type,data:data1}];
return false;
}
if("organization.connection.removed" !== data1){
validate464.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.connection.removed"},schema:"organization.connection.removed",parentSchema:schema149.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "organization.connection.removed")){
validate464.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema149.properties.type.enum},schema:schema149.properties.type.enum,parentSchema:schema149.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate461(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate464.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema149.type,parentSchema:schema149,data}];
return false;
}
}
validate464.errors = vErrors;
return errors === 0;
}
validate464.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema150 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["organization.connection.removed"],"const":"organization.connection.removed"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/OrganizationConnectionRemovedEvent"}}};

function validate475(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate475.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate475.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema150.required,parentSchema:schema150,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate475.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema150,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate475.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema150.properties.type.type,parentSchema:schema150.properties.type,data:data0}];
return false;
}
if("organization.connection.removed" !== data0){
validate475.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.connection.removed"},schema:"organization.connection.removed",parentSchema:schema150.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "organization.connection.removed")){
validate475.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema150.properties.type.enum},schema:schema150.properties.type.enum,parentSchema:schema150.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate464(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate464.errors : vErrors.concat(validate464.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate475.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema150.type,parentSchema:schema150,data}];
return false;
}
}
validate475.errors = vErrors;
return errors === 0;
}
validate475.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema151 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/OrganizationConnection"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate478(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate478.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate478.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema151.required,parentSchema:schema151,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate478.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema151,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate438(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate478.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema151.type,parentSchema:schema151,data}];
return false;
}
}
validate478.errors = vErrors;
return errors === 0;
}
validate478.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema152 = {"x-object-key":"data.object.organization.id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["organization.connection.updated"],"const":"organization.connection.updated"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/OrganizationConnectionUpdatedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate481(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate481.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate481.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema152.required,parentSchema:schema152,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema152.properties, key0))){
validate481.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema152,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate481.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema152.properties.type.type,parentSchema:schema152.properties.type,data:data1}];
return false;
}
if("organization.connection.updated" !== data1){
validate481.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.connection.updated"},schema:"organization.connection.updated",parentSchema:schema152.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "organization.connection.updated")){
validate481.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema152.properties.type.enum},schema:schema152.properties.type.enum,parentSchema:schema152.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate478(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate478.errors : vErrors.concat(validate478.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate481.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema152.type,parentSchema:schema152,data}];
return false;
}
}
validate481.errors = vErrors;
return errors === 0;
}
validate481.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema153 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["organization.connection.updated"],"const":"organization.connection.updated"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/OrganizationConnectionUpdatedEvent"}}};

function validate492(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate492.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate492.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema153.required,parentSchema:schema153,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate492.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema153,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate492.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema153.properties.type.type,parentSchema:schema153.properties.type,data:data0}];
return false;
}
if("organization.connection.updated" !== data0){
validate492.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.connection.updated"},schema:"organization.connection.updated",parentSchema:schema153.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "organization.connection.updated")){
validate492.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema153.properties.type.enum},schema:schema153.properties.type.enum,parentSchema:schema153.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate481(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate481.errors : vErrors.concat(validate481.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate492.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema153.type,parentSchema:schema153,data}];
return false;
}
}
validate492.errors = vErrors;
return errors === 0;
}
validate492.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema154 = {"x-personal":false,"type":"string","maxLength":512};

function validate495(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate495.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 512){
validate495.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema154,data}];
return false;
}
}
else {
validate495.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema154.type,parentSchema:schema154,data}];
return false;
}
}
validate495.errors = vErrors;
return errors === 0;
}
validate495.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema155 = {"type":"object","additionalProperties":true};

function validate496(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate496.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate496.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema155.type,parentSchema:schema155,data}];
return false;
}
}
validate496.errors = vErrors;
return errors === 0;
}
validate496.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema156 = {"type":"object","additionalProperties":false,"properties":{"logo_url":{"x-personal":false,"type":"string","maxLength":2048},"colors":{"type":"object","additionalProperties":false,"properties":{"primary":{"x-personal":false,"type":"string","maxLength":64},"page_background":{"x-personal":false,"type":"string","maxLength":64}}}}};

function validate497(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate497.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "logo_url") || (key0 === "colors"))){
validate497.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema156,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.logo_url !== undefined){
let data0 = data.logo_url;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 2048){
validate497.errors = [{instancePath:instancePath+"/logo_url",schemaPath:"#/properties/logo_url/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema156.properties.logo_url,data:data0}];
return false;
}
}
else {
validate497.errors = [{instancePath:instancePath+"/logo_url",schemaPath:"#/properties/logo_url/type",keyword:"type",params:{type: "string"},schema:schema156.properties.logo_url.type,parentSchema:schema156.properties.logo_url,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.colors !== undefined){
let data1 = data.colors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const _errs6 = errors;
for(const key1 in data1){
if(!((key1 === "primary") || (key1 === "page_background"))){
validate497.errors = [{instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema156.properties.colors,data:data1}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.primary !== undefined){
let data2 = data1.primary;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate497.errors = [{instancePath:instancePath+"/colors/primary",schemaPath:"#/properties/colors/properties/primary/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema156.properties.colors.properties.primary,data:data2}];
return false;
}
}
else {
validate497.errors = [{instancePath:instancePath+"/colors/primary",schemaPath:"#/properties/colors/properties/primary/type",keyword:"type",params:{type: "string"},schema:schema156.properties.colors.properties.primary.type,parentSchema:schema156.properties.colors.properties.primary,data:data2}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.page_background !== undefined){
let data3 = data1.page_background;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate497.errors = [{instancePath:instancePath+"/colors/page_background",schemaPath:"#/properties/colors/properties/page_background/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema156.properties.colors.properties.page_background,data:data3}];
return false;
}
}
else {
validate497.errors = [{instancePath:instancePath+"/colors/page_background",schemaPath:"#/properties/colors/properties/page_background/type",keyword:"type",params:{type: "string"},schema:schema156.properties.colors.properties.page_background.type,parentSchema:schema156.properties.colors.properties.page_background,data:data3}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate497.errors = [{instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type: "object"},schema:schema156.properties.colors.type,parentSchema:schema156.properties.colors,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate497.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema156.type,parentSchema:schema156,data}];
return false;
}
}
validate497.errors = vErrors;
return errors === 0;
}
validate497.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema157 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"#/components/schemas/OrganizationId"},"name":{"$ref":"#/components/schemas/OrganizationName"},"display_name":{"$ref":"#/components/schemas/OrganizationDisplayName"},"metadata":{"$ref":"#/components/schemas/OrganizationMetadata"},"branding":{"$ref":"#/components/schemas/OrganizationBranding"}}};

function validate498(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate498.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate498.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema157.required,parentSchema:schema157,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "display_name")) || (key0 === "metadata")) || (key0 === "branding"))){
validate498.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema157,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate219(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(validate432(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_name !== undefined){
const _errs4 = errors;
if(!(validate495(data.display_name, {instancePath:instancePath+"/display_name",parentData:data,parentDataProperty:"display_name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate495.errors : vErrors.concat(validate495.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs5 = errors;
if(!(validate496(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate496.errors : vErrors.concat(validate496.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.branding !== undefined){
const _errs6 = errors;
if(!(validate497(data.branding, {instancePath:instancePath+"/branding",parentData:data,parentDataProperty:"branding",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate497.errors : vErrors.concat(validate497.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate498.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema157.type,parentSchema:schema157,data}];
return false;
}
}
validate498.errors = vErrors;
return errors === 0;
}
validate498.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema158 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/Organization"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate504(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate504.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate504.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema158.required,parentSchema:schema158,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate504.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema158,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate498(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate504.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema158.type,parentSchema:schema158,data}];
return false;
}
}
validate504.errors = vErrors;
return errors === 0;
}
validate504.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema159 = {"x-object-key":"data.object.id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["organization.created"],"const":"organization.created"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/OrganizationCreatedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate507(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate507.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate507.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema159.required,parentSchema:schema159,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema159.properties, key0))){
validate507.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema159,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate507.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema159.properties.type.type,parentSchema:schema159.properties.type,data:data1}];
return false;
}
if("organization.created" !== data1){
validate507.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.created"},schema:"organization.created",parentSchema:schema159.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "organization.created")){
validate507.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema159.properties.type.enum},schema:schema159.properties.type.enum,parentSchema:schema159.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate504(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate504.errors : vErrors.concat(validate504.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate507.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema159.type,parentSchema:schema159,data}];
return false;
}
}
validate507.errors = vErrors;
return errors === 0;
}
validate507.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema160 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["organization.created"],"const":"organization.created"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/OrganizationCreatedEvent"}}};

function validate518(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate518.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate518.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema160.required,parentSchema:schema160,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate518.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema160,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate518.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema160.properties.type.type,parentSchema:schema160.properties.type,data:data0}];
return false;
}
if("organization.created" !== data0){
validate518.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.created"},schema:"organization.created",parentSchema:schema160.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "organization.created")){
validate518.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema160.properties.type.enum},schema:schema160.properties.type.enum,parentSchema:schema160.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate507(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate507.errors : vErrors.concat(validate507.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate518.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema160.type,parentSchema:schema160,data}];
return false;
}
}
validate518.errors = vErrors;
return errors === 0;
}
validate518.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema161 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"#/components/schemas/OrganizationId"},"name":{"$ref":"#/components/schemas/OrganizationName"},"display_name":{"$ref":"#/components/schemas/OrganizationDisplayName"},"metadata":{"$ref":"#/components/schemas/OrganizationMetadata"}}};

function validate521(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate521.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate521.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema161.required,parentSchema:schema161,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "display_name")) || (key0 === "metadata"))){
validate521.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema161,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate219(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(validate432(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_name !== undefined){
const _errs4 = errors;
if(!(validate495(data.display_name, {instancePath:instancePath+"/display_name",parentData:data,parentDataProperty:"display_name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate495.errors : vErrors.concat(validate495.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs5 = errors;
if(!(validate496(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate496.errors : vErrors.concat(validate496.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate521.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema161.type,parentSchema:schema161,data}];
return false;
}
}
validate521.errors = vErrors;
return errors === 0;
}
validate521.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema162 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/DeletedOrganization"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate526(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate526.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate526.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema162.required,parentSchema:schema162,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate526.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema162,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate521(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate521.errors : vErrors.concat(validate521.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate526.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema162.type,parentSchema:schema162,data}];
return false;
}
}
validate526.errors = vErrors;
return errors === 0;
}
validate526.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema163 = {"x-object-key":"data.object.id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["organization.deleted"],"const":"organization.deleted"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/OrganizationDeletedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate529(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate529.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate529.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema163.required,parentSchema:schema163,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema163.properties, key0))){
validate529.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema163,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate529.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema163.properties.type.type,parentSchema:schema163.properties.type,data:data1}];
return false;
}
if("organization.deleted" !== data1){
validate529.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.deleted"},schema:"organization.deleted",parentSchema:schema163.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "organization.deleted")){
validate529.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema163.properties.type.enum},schema:schema163.properties.type.enum,parentSchema:schema163.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate526(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate526.errors : vErrors.concat(validate526.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate529.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema163.type,parentSchema:schema163,data}];
return false;
}
}
validate529.errors = vErrors;
return errors === 0;
}
validate529.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema164 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["organization.deleted"],"const":"organization.deleted"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/OrganizationDeletedEvent"}}};

function validate540(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate540.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate540.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema164.required,parentSchema:schema164,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate540.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema164,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate540.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema164.properties.type.type,parentSchema:schema164.properties.type,data:data0}];
return false;
}
if("organization.deleted" !== data0){
validate540.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.deleted"},schema:"organization.deleted",parentSchema:schema164.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "organization.deleted")){
validate540.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema164.properties.type.enum},schema:schema164.properties.type.enum,parentSchema:schema164.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate529(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate540.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema164.type,parentSchema:schema164,data}];
return false;
}
}
validate540.errors = vErrors;
return errors === 0;
}
validate540.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema165 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"#/components/schemas/OrganizationId"}}};

function validate543(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate543.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate543.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema165.required,parentSchema:schema165,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate543.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema165,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
if(!(validate219(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate543.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema165.type,parentSchema:schema165,data}];
return false;
}
}
validate543.errors = vErrors;
return errors === 0;
}
validate543.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema166 = {"type":"object","additionalProperties":false,"required":["organization","role","group","created_at"],"properties":{"organization":{"$ref":"#/components/schemas/OrganizationIdentifier"},"role":{"$ref":"#/components/schemas/RoleReference"},"group":{"$ref":"#/components/schemas/GroupReference"},"created_at":{"$ref":"#/components/schemas/ReportedTime"}}};

function validate545(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate545.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.organization === undefined) && (missing0 = "organization")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.group === undefined) && (missing0 = "group"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate545.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema166.required,parentSchema:schema166,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organization") || (key0 === "role")) || (key0 === "group")) || (key0 === "created_at"))){
validate545.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema166,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organization !== undefined){
const _errs2 = errors;
if(!(validate543(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate543.errors : vErrors.concat(validate543.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs3 = errors;
if(!(validate369(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group !== undefined){
const _errs4 = errors;
if(!(validate319(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs5 = errors;
if(!(validate211(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate545.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema166.type,parentSchema:schema166,data}];
return false;
}
}
validate545.errors = vErrors;
return errors === 0;
}
validate545.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema167 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/OrganizationGroupRoleAssignment"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate550(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate550.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate550.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema167.required,parentSchema:schema167,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate550.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema167,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate545(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate545.errors : vErrors.concat(validate545.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate550.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema167.type,parentSchema:schema167,data}];
return false;
}
}
validate550.errors = vErrors;
return errors === 0;
}
validate550.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema168 = {"x-object-key":"data.object.organization.id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["organization.group.role.assigned"],"const":"organization.group.role.assigned"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/OrganizationGroupRoleAssignedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate553(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate553.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate553.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema168.required,parentSchema:schema168,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema168.properties, key0))){
validate553.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema168,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate553.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema168.properties.type.type,parentSchema:schema168.properties.type,data:data1}];
return false;
}
if("organization.group.role.assigned" !== data1){
validate553.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.group.role.assigned"},schema:"organization.group.role.assigned",parentSchema:schema168.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "organization.group.role.assigned")){
validate553.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema168.properties.type.enum},schema:schema168.properties.type.enum,parentSchema:schema168.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate550(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate550.errors : vErrors.concat(validate550.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate553.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema168.type,parentSchema:schema168,data}];
return false;
}
}
validate553.errors = vErrors;
return errors === 0;
}
validate553.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema169 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["organization.group.role.assigned"],"const":"organization.group.role.assigned"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/OrganizationGroupRoleAssignedEvent"}}};

function validate564(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate564.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate564.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema169.required,parentSchema:schema169,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate564.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema169,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate564.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema169.properties.type.type,parentSchema:schema169.properties.type,data:data0}];
return false;
}
if("organization.group.role.assigned" !== data0){
validate564.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.group.role.assigned"},schema:"organization.group.role.assigned",parentSchema:schema169.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "organization.group.role.assigned")){
validate564.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema169.properties.type.enum},schema:schema169.properties.type.enum,parentSchema:schema169.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate553(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate564.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema169.type,parentSchema:schema169,data}];
return false;
}
}
validate564.errors = vErrors;
return errors === 0;
}
validate564.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema170 = {"type":"object","additionalProperties":false,"required":["organization","role","group","deleted_at"],"properties":{"organization":{"$ref":"#/components/schemas/OrganizationIdentifier"},"role":{"$ref":"#/components/schemas/RoleIdentifier"},"group":{"$ref":"#/components/schemas/GroupReference"},"deleted_at":{"$ref":"#/components/schemas/ReportedTime"}}};

function validate567(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate567.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.organization === undefined) && (missing0 = "organization")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.group === undefined) && (missing0 = "group"))) || ((data.deleted_at === undefined) && (missing0 = "deleted_at"))){
validate567.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema170.required,parentSchema:schema170,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organization") || (key0 === "role")) || (key0 === "group")) || (key0 === "deleted_at"))){
validate567.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema170,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organization !== undefined){
const _errs2 = errors;
if(!(validate543(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate543.errors : vErrors.concat(validate543.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs3 = errors;
if(!(validate392(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate392.errors : vErrors.concat(validate392.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group !== undefined){
const _errs4 = errors;
if(!(validate319(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deleted_at !== undefined){
const _errs5 = errors;
if(!(validate211(data.deleted_at, {instancePath:instancePath+"/deleted_at",parentData:data,parentDataProperty:"deleted_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate567.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema170.type,parentSchema:schema170,data}];
return false;
}
}
validate567.errors = vErrors;
return errors === 0;
}
validate567.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema171 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/OrganizationGroupRoleDeletion"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate572(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate572.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate572.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema171.required,parentSchema:schema171,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate572.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema171,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate567(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate572.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema171.type,parentSchema:schema171,data}];
return false;
}
}
validate572.errors = vErrors;
return errors === 0;
}
validate572.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema172 = {"x-object-key":"data.object.organization.id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["organization.group.role.deleted"],"const":"organization.group.role.deleted"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/OrganizationGroupRoleDeletedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate575(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate575.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate575.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema172.required,parentSchema:schema172,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema172.properties, key0))){
validate575.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema172,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate575.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema172.properties.type.type,parentSchema:schema172.properties.type,data:data1}];
return false;
}
if("organization.group.role.deleted" !== data1){
validate575.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.group.role.deleted"},schema:"organization.group.role.deleted",parentSchema:schema172.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "organization.group.role.deleted")){
validate575.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema172.properties.type.enum},schema:schema172.properties.type.enum,parentSchema:schema172.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate572(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate575.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema172.type,parentSchema:schema172,data}];
return false;
}
}
validate575.errors = vErrors;
return errors === 0;
}
validate575.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema173 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["organization.group.role.deleted"],"const":"organization.group.role.deleted"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/OrganizationGroupRoleDeletedEvent"}}};

function validate586(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate586.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate586.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema173.required,parentSchema:schema173,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate586.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema173,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate586.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema173.properties.type.type,parentSchema:schema173.properties.type,data:data0}];
return false;
}
if("organization.group.role.deleted" !== data0){
validate586.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.group.role.deleted"},schema:"organization.group.role.deleted",parentSchema:schema173.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "organization.group.role.deleted")){
validate586.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema173.properties.type.enum},schema:schema173.properties.type.enum,parentSchema:schema173.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate575(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate575.errors : vErrors.concat(validate575.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate586.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema173.type,parentSchema:schema173,data}];
return false;
}
}
validate586.errors = vErrors;
return errors === 0;
}
validate586.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema174 = {"type":"object","additionalProperties":false,"required":["user_id"],"properties":{"user_id":{"$ref":"#/components/schemas/UserId"}}};

function validate589(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate589.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.user_id === undefined) && (missing0 = "user_id")){
validate589.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema174.required,parentSchema:schema174,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "user_id")){
validate589.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema174,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.user_id !== undefined){
if(!(validate323(data.user_id, {instancePath:instancePath+"/user_id",parentData:data,parentDataProperty:"user_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate589.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema174.type,parentSchema:schema174,data}];
return false;
}
}
validate589.errors = vErrors;
return errors === 0;
}
validate589.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema175 = {"type":"object","additionalProperties":false,"required":["organization","user"],"properties":{"organization":{"$ref":"#/components/schemas/OrganizationReference"},"user":{"$ref":"#/components/schemas/UserReference"}}};

function validate591(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate591.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organization === undefined) && (missing0 = "organization")) || ((data.user === undefined) && (missing0 = "user"))){
validate591.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema175.required,parentSchema:schema175,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organization") || (key0 === "user"))){
validate591.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema175,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organization !== undefined){
const _errs2 = errors;
if(!(validate433(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
const _errs3 = errors;
if(!(validate589(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate589.errors : vErrors.concat(validate589.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate591.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema175.type,parentSchema:schema175,data}];
return false;
}
}
validate591.errors = vErrors;
return errors === 0;
}
validate591.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema176 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/OrganizationMembership"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate594(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate594.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate594.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema176.required,parentSchema:schema176,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate594.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema176,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate591(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate591.errors : vErrors.concat(validate591.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate594.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema176.type,parentSchema:schema176,data}];
return false;
}
}
validate594.errors = vErrors;
return errors === 0;
}
validate594.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema177 = {"x-object-key":"data.object.organization.id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["organization.member.added"],"const":"organization.member.added"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/OrganizationMemberAddedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate597(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate597.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate597.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema177.required,parentSchema:schema177,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema177.properties, key0))){
validate597.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema177,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate597.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema177.properties.type.type,parentSchema:schema177.properties.type,data:data1}];
return false;
}
if("organization.member.added" !== data1){
validate597.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.member.added"},schema:"organization.member.added",parentSchema:schema177.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "organization.member.added")){
validate597.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema177.properties.type.enum},schema:schema177.properties.type.enum,parentSchema:schema177.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate594(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate594.errors : vErrors.concat(validate594.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate597.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema177.type,parentSchema:schema177,data}];
return false;
}
}
validate597.errors = vErrors;
return errors === 0;
}
validate597.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema178 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["organization.member.added"],"const":"organization.member.added"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/OrganizationMemberAddedEvent"}}};

function validate608(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate608.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate608.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema178.required,parentSchema:schema178,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate608.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema178,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate608.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema178.properties.type.type,parentSchema:schema178.properties.type,data:data0}];
return false;
}
if("organization.member.added" !== data0){
validate608.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.member.added"},schema:"organization.member.added",parentSchema:schema178.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "organization.member.added")){
validate608.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema178.properties.type.enum},schema:schema178.properties.type.enum,parentSchema:schema178.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate597(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate608.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema178.type,parentSchema:schema178,data}];
return false;
}
}
validate608.errors = vErrors;
return errors === 0;
}
validate608.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema179 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/OrganizationMembership"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate611(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate611.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate611.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema179.required,parentSchema:schema179,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate611.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema179,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate591(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate591.errors : vErrors.concat(validate591.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate611.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema179.type,parentSchema:schema179,data}];
return false;
}
}
validate611.errors = vErrors;
return errors === 0;
}
validate611.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema180 = {"x-object-key":"data.object.organization.id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["organization.member.deleted"],"const":"organization.member.deleted"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/OrganizationMemberDeletedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate614(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate614.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate614.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema180.required,parentSchema:schema180,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema180.properties, key0))){
validate614.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema180,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate614.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema180.properties.type.type,parentSchema:schema180.properties.type,data:data1}];
return false;
}
if("organization.member.deleted" !== data1){
validate614.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.member.deleted"},schema:"organization.member.deleted",parentSchema:schema180.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "organization.member.deleted")){
validate614.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema180.properties.type.enum},schema:schema180.properties.type.enum,parentSchema:schema180.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate611(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate611.errors : vErrors.concat(validate611.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate614.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema180.type,parentSchema:schema180,data}];
return false;
}
}
validate614.errors = vErrors;
return errors === 0;
}
validate614.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema181 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["organization.member.deleted"],"const":"organization.member.deleted"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/OrganizationMemberDeletedEvent"}}};

function validate625(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate625.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate625.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema181.required,parentSchema:schema181,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate625.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema181,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate625.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema181.properties.type.type,parentSchema:schema181.properties.type,data:data0}];
return false;
}
if("organization.member.deleted" !== data0){
validate625.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.member.deleted"},schema:"organization.member.deleted",parentSchema:schema181.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "organization.member.deleted")){
validate625.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema181.properties.type.enum},schema:schema181.properties.type.enum,parentSchema:schema181.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate614(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate614.errors : vErrors.concat(validate614.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate625.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema181.type,parentSchema:schema181,data}];
return false;
}
}
validate625.errors = vErrors;
return errors === 0;
}
validate625.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema182 = {"type":"object","additionalProperties":false,"required":["organization","user","role"],"properties":{"organization":{"$ref":"#/components/schemas/OrganizationIdentifier"},"user":{"$ref":"#/components/schemas/UserReference"},"role":{"$ref":"#/components/schemas/RoleReference"}}};

function validate628(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate628.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.organization === undefined) && (missing0 = "organization")) || ((data.user === undefined) && (missing0 = "user"))) || ((data.role === undefined) && (missing0 = "role"))){
validate628.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema182.required,parentSchema:schema182,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "organization") || (key0 === "user")) || (key0 === "role"))){
validate628.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema182,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organization !== undefined){
const _errs2 = errors;
if(!(validate543(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate543.errors : vErrors.concat(validate543.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
const _errs3 = errors;
if(!(validate589(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate589.errors : vErrors.concat(validate589.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs4 = errors;
if(!(validate369(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate628.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema182.type,parentSchema:schema182,data}];
return false;
}
}
validate628.errors = vErrors;
return errors === 0;
}
validate628.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema183 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/OrganizationMemberRole"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate632(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate632.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate632.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema183.required,parentSchema:schema183,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate632.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema183,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate628(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate628.errors : vErrors.concat(validate628.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate632.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema183.type,parentSchema:schema183,data}];
return false;
}
}
validate632.errors = vErrors;
return errors === 0;
}
validate632.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema184 = {"x-object-key":"data.object.organization.id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["organization.member.role.assigned"],"const":"organization.member.role.assigned"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/OrganizationMemberRoleAssignedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate635(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate635.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate635.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema184.required,parentSchema:schema184,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema184.properties, key0))){
validate635.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema184,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate635.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema184.properties.type.type,parentSchema:schema184.properties.type,data:data1}];
return false;
}
if("organization.member.role.assigned" !== data1){
validate635.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.member.role.assigned"},schema:"organization.member.role.assigned",parentSchema:schema184.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "organization.member.role.assigned")){
validate635.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema184.properties.type.enum},schema:schema184.properties.type.enum,parentSchema:schema184.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate632(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate635.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema184.type,parentSchema:schema184,data}];
return false;
}
}
validate635.errors = vErrors;
return errors === 0;
}
validate635.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema185 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["organization.member.role.assigned"],"const":"organization.member.role.assigned"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/OrganizationMemberRoleAssignedEvent"}}};

function validate646(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate646.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate646.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema185.required,parentSchema:schema185,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate646.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema185,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate646.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema185.properties.type.type,parentSchema:schema185.properties.type,data:data0}];
return false;
}
if("organization.member.role.assigned" !== data0){
validate646.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.member.role.assigned"},schema:"organization.member.role.assigned",parentSchema:schema185.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "organization.member.role.assigned")){
validate646.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema185.properties.type.enum},schema:schema185.properties.type.enum,parentSchema:schema185.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate635(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate635.errors : vErrors.concat(validate635.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate646.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema185.type,parentSchema:schema185,data}];
return false;
}
}
validate646.errors = vErrors;
return errors === 0;
}
validate646.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema186 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/OrganizationMemberRole"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate649(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate649.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate649.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema186.required,parentSchema:schema186,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate649.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema186,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate628(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate628.errors : vErrors.concat(validate628.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate649.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema186.type,parentSchema:schema186,data}];
return false;
}
}
validate649.errors = vErrors;
return errors === 0;
}
validate649.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema187 = {"x-object-key":"data.object.organization.id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["organization.member.role.deleted"],"const":"organization.member.role.deleted"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/OrganizationMemberRoleDeletedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate652(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate652.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate652.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema187.required,parentSchema:schema187,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema187.properties, key0))){
validate652.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema187,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate652.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema187.properties.type.type,parentSchema:schema187.properties.type,data:data1}];
return false;
}
if("organization.member.role.deleted" !== data1){
validate652.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.member.role.deleted"},schema:"organization.member.role.deleted",parentSchema:schema187.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "organization.member.role.deleted")){
validate652.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema187.properties.type.enum},schema:schema187.properties.type.enum,parentSchema:schema187.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate649(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate649.errors : vErrors.concat(validate649.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate652.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema187.type,parentSchema:schema187,data}];
return false;
}
}
validate652.errors = vErrors;
return errors === 0;
}
validate652.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema188 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["organization.member.role.deleted"],"const":"organization.member.role.deleted"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/OrganizationMemberRoleDeletedEvent"}}};

function validate663(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate663.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate663.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema188.required,parentSchema:schema188,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate663.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema188,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate663.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema188.properties.type.type,parentSchema:schema188.properties.type,data:data0}];
return false;
}
if("organization.member.role.deleted" !== data0){
validate663.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.member.role.deleted"},schema:"organization.member.role.deleted",parentSchema:schema188.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "organization.member.role.deleted")){
validate663.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema188.properties.type.enum},schema:schema188.properties.type.enum,parentSchema:schema188.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate652(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate663.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema188.type,parentSchema:schema188,data}];
return false;
}
}
validate663.errors = vErrors;
return errors === 0;
}
validate663.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema189 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/Organization"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate666(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate666.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate666.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema189.required,parentSchema:schema189,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate666.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema189,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate498(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate666.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema189.type,parentSchema:schema189,data}];
return false;
}
}
validate666.errors = vErrors;
return errors === 0;
}
validate666.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema190 = {"x-object-key":"data.object.id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["organization.updated"],"const":"organization.updated"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/OrganizationUpdatedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate669(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate669.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate669.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema190.required,parentSchema:schema190,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema190.properties, key0))){
validate669.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema190,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate669.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema190.properties.type.type,parentSchema:schema190.properties.type,data:data1}];
return false;
}
if("organization.updated" !== data1){
validate669.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.updated"},schema:"organization.updated",parentSchema:schema190.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "organization.updated")){
validate669.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema190.properties.type.enum},schema:schema190.properties.type.enum,parentSchema:schema190.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate666(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate666.errors : vErrors.concat(validate666.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate669.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema190.type,parentSchema:schema190,data}];
return false;
}
}
validate669.errors = vErrors;
return errors === 0;
}
validate669.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema191 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["organization.updated"],"const":"organization.updated"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/OrganizationUpdatedEvent"}}};

function validate680(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate680.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate680.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema191.required,parentSchema:schema191,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate680.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema191,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate680.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema191.properties.type.type,parentSchema:schema191.properties.type,data:data0}];
return false;
}
if("organization.updated" !== data0){
validate680.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization.updated"},schema:"organization.updated",parentSchema:schema191.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "organization.updated")){
validate680.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema191.properties.type.enum},schema:schema191.properties.type.enum,parentSchema:schema191.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate669(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate669.errors : vErrors.concat(validate669.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate680.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema191.type,parentSchema:schema191,data}];
return false;
}
}
validate680.errors = vErrors;
return errors === 0;
}
validate680.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema192 = {"type":"object","additionalProperties":false,"required":["connection","user_id","provider","isSocial"],"properties":{"connection":{"type":"string","x-personal":false,"maxLength":255},"user_id":{"x-person":"provider","type":"string","maxLength":255},"provider":{"type":"string","x-personal":false,"maxLength":255},"isSocial":{"type":"boolean"},"profileData":{"type":"object","additionalProperties":true}}};

function validate683(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate683.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.connection === undefined) && (missing0 = "connection")) || ((data.user_id === undefined) && (missing0 = "user_id"))) || ((data.provider === undefined) && (missing0 = "provider"))) || ((data.isSocial === undefined) && (missing0 = "isSocial"))){
validate683.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema192.required,parentSchema:schema192,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "connection") || (key0 === "user_id")) || (key0 === "provider")) || (key0 === "isSocial")) || (key0 === "profileData"))){
validate683.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema192,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.connection !== undefined){
let data0 = data.connection;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 255){
validate683.errors = [{instancePath:instancePath+"/connection",schemaPath:"#/properties/connection/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema192.properties.connection,data:data0}];
return false;
}
}
else {
validate683.errors = [{instancePath:instancePath+"/connection",schemaPath:"#/properties/connection/type",keyword:"type",params:{type: "string"},schema:schema192.properties.connection.type,parentSchema:schema192.properties.connection,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_id !== undefined){
let data1 = data.user_id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 255){
validate683.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema192.properties.user_id,data:data1}];
return false;
}
}
else {
validate683.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema192.properties.user_id.type,parentSchema:schema192.properties.user_id,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider !== undefined){
let data2 = data.provider;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 255){
validate683.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema192.properties.provider,data:data2}];
return false;
}
}
else {
validate683.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema192.properties.provider.type,parentSchema:schema192.properties.provider,data:data2}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isSocial !== undefined){
let data3 = data.isSocial;
const _errs8 = errors;
if(typeof data3 !== "boolean"){
validate683.errors = [{instancePath:instancePath+"/isSocial",schemaPath:"#/properties/isSocial/type",keyword:"type",params:{type: "boolean"},schema:schema192.properties.isSocial.type,parentSchema:schema192.properties.isSocial,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profileData !== undefined){
let data4 = data.profileData;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
validate683.errors = [{instancePath:instancePath+"/profileData",schemaPath:"#/properties/profileData/type",keyword:"type",params:{type: "object"},schema:schema192.properties.profileData.type,parentSchema:schema192.properties.profileData,data:data4}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate683.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema192.type,parentSchema:schema192,data}];
return false;
}
}
validate683.errors = vErrors;
return errors === 0;
}
validate683.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema193 = {"type":"object","additionalProperties":true,"required":["user_id","created_at","updated_at","identities"],"properties":{"user_id":{"$ref":"#/components/schemas/UserId"},"created_at":{"$ref":"#/components/schemas/ReportedTime"},"updated_at":{"$ref":"#/components/schemas/ReportedTime"},"identities":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/UserIdentity"}},"email":{"type":"string","x-personal":true,"maxLength":320},"email_verified":{"type":"boolean"},"username":{"type":"string","x-personal":true,"maxLength":255},"phone_number":{"type":"string","x-personal":true,"maxLength":64},"phone_verified":{"type":"boolean"},"app_metadata":{"type":"object","additionalProperties":true},"user_metadata":{"type":"object","additionalProperties":true},"picture":{"type":"string","x-personal":true,"maxLength":8192},"name":{"type":"string","x-personal":true,"maxLength":1024},"nickname":{"type":"string","x-personal":true,"maxLength":1024},"given_name":{"type":"string","x-personal":true,"maxLength":1024},"family_name":{"type":"string","x-personal":true,"maxLength":1024},"multifactor":{"type":"array","maxItems":100,"items":{"type":"string","x-personal":false,"maxLength":255}},"last_ip":{"type":"string","x-personal":true,"maxLength":64},"last_login":{"$ref":"#/components/schemas/ReportedTime"},"logins_count":{"type":"integer","x-personal":false,"format":"int64","minimum":0,"maximum":9007199254740991},"blocked":{"type":"boolean"}}};

function validate684(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate684.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.user_id === undefined) && (missing0 = "user_id")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.identities === undefined) && (missing0 = "identities"))){
validate684.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema193.required,parentSchema:schema193,data}];
return false;
}
else {
if(data.user_id !== undefined){
const _errs2 = errors;
if(!(validate323(data.user_id, {instancePath:instancePath+"/user_id",parentData:data,parentDataProperty:"user_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs3 = errors;
if(!(validate211(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs4 = errors;
if(!(validate211(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identities !== undefined){
let data3 = data.identities;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
if(data3.length > 100){
validate684.errors = [{instancePath:instancePath+"/identities",schemaPath:"#/properties/identities/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema193.properties.identities,data:data3}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate683(data3[i0], {instancePath:instancePath+"/identities/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate683.errors : vErrors.concat(validate683.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate684.errors = [{instancePath:instancePath+"/identities",schemaPath:"#/properties/identities/type",keyword:"type",params:{type: "array"},schema:schema193.properties.identities.type,parentSchema:schema193.properties.identities,data:data3}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data5 = data.email;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data5 === "string"){
if(func0(data5) > 320){
validate684.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema193.properties.email,data:data5}];
return false;
}
}
else {
validate684.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema193.properties.email.type,parentSchema:schema193.properties.email,data:data5}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email_verified !== undefined){
let data6 = data.email_verified;
const _errs10 = errors;
if(typeof data6 !== "boolean"){
validate684.errors = [{instancePath:instancePath+"/email_verified",schemaPath:"#/properties/email_verified/type",keyword:"type",params:{type: "boolean"},schema:schema193.properties.email_verified.type,parentSchema:schema193.properties.email_verified,data:data6}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
let data7 = data.username;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data7 === "string"){
if(func0(data7) > 255){
validate684.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema193.properties.username,data:data7}];
return false;
}
}
else {
validate684.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},schema:schema193.properties.username.type,parentSchema:schema193.properties.username,data:data7}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone_number !== undefined){
let data8 = data.phone_number;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data8 === "string"){
if(func0(data8) > 64){
validate684.errors = [{instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema193.properties.phone_number,data:data8}];
return false;
}
}
else {
validate684.errors = [{instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/type",keyword:"type",params:{type: "string"},schema:schema193.properties.phone_number.type,parentSchema:schema193.properties.phone_number,data:data8}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone_verified !== undefined){
let data9 = data.phone_verified;
const _errs16 = errors;
if(typeof data9 !== "boolean"){
validate684.errors = [{instancePath:instancePath+"/phone_verified",schemaPath:"#/properties/phone_verified/type",keyword:"type",params:{type: "boolean"},schema:schema193.properties.phone_verified.type,parentSchema:schema193.properties.phone_verified,data:data9}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.app_metadata !== undefined){
let data10 = data.app_metadata;
const _errs18 = errors;
if(errors === _errs18){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
}
else {
validate684.errors = [{instancePath:instancePath+"/app_metadata",schemaPath:"#/properties/app_metadata/type",keyword:"type",params:{type: "object"},schema:schema193.properties.app_metadata.type,parentSchema:schema193.properties.app_metadata,data:data10}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_metadata !== undefined){
let data11 = data.user_metadata;
const _errs21 = errors;
if(errors === _errs21){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
}
else {
validate684.errors = [{instancePath:instancePath+"/user_metadata",schemaPath:"#/properties/user_metadata/type",keyword:"type",params:{type: "object"},schema:schema193.properties.user_metadata.type,parentSchema:schema193.properties.user_metadata,data:data11}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.picture !== undefined){
let data12 = data.picture;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data12 === "string"){
if(func0(data12) > 8192){
validate684.errors = [{instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/maxLength",keyword:"maxLength",params:{limit: 8192},schema:8192,parentSchema:schema193.properties.picture,data:data12}];
return false;
}
}
else {
validate684.errors = [{instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/type",keyword:"type",params:{type: "string"},schema:schema193.properties.picture.type,parentSchema:schema193.properties.picture,data:data12}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data13 = data.name;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data13 === "string"){
if(func0(data13) > 1024){
validate684.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema193.properties.name,data:data13}];
return false;
}
}
else {
validate684.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema193.properties.name.type,parentSchema:schema193.properties.name,data:data13}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nickname !== undefined){
let data14 = data.nickname;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data14 === "string"){
if(func0(data14) > 1024){
validate684.errors = [{instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema193.properties.nickname,data:data14}];
return false;
}
}
else {
validate684.errors = [{instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type: "string"},schema:schema193.properties.nickname.type,parentSchema:schema193.properties.nickname,data:data14}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.given_name !== undefined){
let data15 = data.given_name;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data15 === "string"){
if(func0(data15) > 1024){
validate684.errors = [{instancePath:instancePath+"/given_name",schemaPath:"#/properties/given_name/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema193.properties.given_name,data:data15}];
return false;
}
}
else {
validate684.errors = [{instancePath:instancePath+"/given_name",schemaPath:"#/properties/given_name/type",keyword:"type",params:{type: "string"},schema:schema193.properties.given_name.type,parentSchema:schema193.properties.given_name,data:data15}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.family_name !== undefined){
let data16 = data.family_name;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data16 === "string"){
if(func0(data16) > 1024){
validate684.errors = [{instancePath:instancePath+"/family_name",schemaPath:"#/properties/family_name/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema193.properties.family_name,data:data16}];
return false;
}
}
else {
validate684.errors = [{instancePath:instancePath+"/family_name",schemaPath:"#/properties/family_name/type",keyword:"type",params:{type: "string"},schema:schema193.properties.family_name.type,parentSchema:schema193.properties.family_name,data:data16}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multifactor !== undefined){
let data17 = data.multifactor;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data17)){
if(data17.length > 100){
validate684.errors = [{instancePath:instancePath+"/multifactor",schemaPath:"#/properties/multifactor/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema193.properties.multifactor,data:data17}];
return false;
}
else {
var valid2 = true;
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
const _errs36 = errors;
if(errors === _errs36){
if(typeof data18 === "string"){
if(func0(data18) > 255){
validate684.errors = [{instancePath:instancePath+"/multifactor/" + i1,schemaPath:"#/properties/multifactor/items/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema193.properties.multifactor.items,data:data18}];
return false;
}
}
else {
validate684.errors = [{instancePath:instancePath+"/multifactor/" + i1,schemaPath:"#/properties/multifactor/items/type",keyword:"type",params:{type: "string"},schema:schema193.properties.multifactor.items.type,parentSchema:schema193.properties.multifactor.items,data:data18}];
return false;
}
}
var valid2 = _errs36 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate684.errors = [{instancePath:instancePath+"/multifactor",schemaPath:"#/properties/multifactor/type",keyword:"type",params:{type: "array"},schema:schema193.properties.multifactor.type,parentSchema:schema193.properties.multifactor,data:data17}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_ip !== undefined){
let data19 = data.last_ip;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data19 === "string"){
if(func0(data19) > 64){
validate684.errors = [{instancePath:instancePath+"/last_ip",schemaPath:"#/properties/last_ip/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema193.properties.last_ip,data:data19}];
return false;
}
}
else {
validate684.errors = [{instancePath:instancePath+"/last_ip",schemaPath:"#/properties/last_ip/type",keyword:"type",params:{type: "string"},schema:schema193.properties.last_ip.type,parentSchema:schema193.properties.last_ip,data:data19}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_login !== undefined){
const _errs40 = errors;
if(!(validate211(data.last_login, {instancePath:instancePath+"/last_login",parentData:data,parentDataProperty:"last_login",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logins_count !== undefined){
let data21 = data.logins_count;
const _errs41 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate684.errors = [{instancePath:instancePath+"/logins_count",schemaPath:"#/properties/logins_count/type",keyword:"type",params:{type: "integer"},schema:schema193.properties.logins_count.type,parentSchema:schema193.properties.logins_count,data:data21}];
return false;
}
if(errors === _errs41){
if(typeof data21 == "number"){
if(data21 > 9007199254740991 || isNaN(data21)){
validate684.errors = [{instancePath:instancePath+"/logins_count",schemaPath:"#/properties/logins_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema193.properties.logins_count,data:data21}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate684.errors = [{instancePath:instancePath+"/logins_count",schemaPath:"#/properties/logins_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema193.properties.logins_count,data:data21}];
return false;
}
else {
if(!(formats12.validate(data21))){
validate684.errors = [{instancePath:instancePath+"/logins_count",schemaPath:"#/properties/logins_count/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema193.properties.logins_count,data:data21}];
return false;
}
}
}
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blocked !== undefined){
let data22 = data.blocked;
const _errs43 = errors;
if(typeof data22 !== "boolean"){
validate684.errors = [{instancePath:instancePath+"/blocked",schemaPath:"#/properties/blocked/type",keyword:"type",params:{type: "boolean"},schema:schema193.properties.blocked.type,parentSchema:schema193.properties.blocked,data:data22}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate684.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema193.type,parentSchema:schema193,data}];
return false;
}
}
validate684.errors = vErrors;
return errors === 0;
}
validate684.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema194 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/User"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate690(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate690.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate690.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema194.required,parentSchema:schema194,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate690.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema194,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate684(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate684.errors : vErrors.concat(validate684.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate690.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema194.type,parentSchema:schema194,data}];
return false;
}
}
validate690.errors = vErrors;
return errors === 0;
}
validate690.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema195 = {"x-object-key":"data.object.user_id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["user.created"],"const":"user.created"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/UserCreatedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate693(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate693.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate693.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema195.required,parentSchema:schema195,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema195.properties, key0))){
validate693.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema195,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate693.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema195.properties.type.type,parentSchema:schema195.properties.type,data:data1}];
return false;
}
if("user.created" !== data1){
validate693.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "user.created"},schema:"user.created",parentSchema:schema195.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "user.created")){
validate693.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema195.properties.type.enum},schema:schema195.properties.type.enum,parentSchema:schema195.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate690(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate690.errors : vErrors.concat(validate690.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate693.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema195.type,parentSchema:schema195,data}];
return false;
}
}
validate693.errors = vErrors;
return errors === 0;
}
validate693.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema196 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["user.created"],"const":"user.created"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/UserCreatedEvent"}}};

function validate704(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate704.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate704.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema196.required,parentSchema:schema196,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate704.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema196,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate704.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema196.properties.type.type,parentSchema:schema196.properties.type,data:data0}];
return false;
}
if("user.created" !== data0){
validate704.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "user.created"},schema:"user.created",parentSchema:schema196.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "user.created")){
validate704.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema196.properties.type.enum},schema:schema196.properties.type.enum,parentSchema:schema196.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate693(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate693.errors : vErrors.concat(validate693.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate704.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema196.type,parentSchema:schema196,data}];
return false;
}
}
validate704.errors = vErrors;
return errors === 0;
}
validate704.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema197 = {"allOf":[{"$ref":"#/components/schemas/User"},{"type":"object","additionalProperties":true,"required":["deleted_at"],"properties":{"deleted_at":{"$ref":"#/components/schemas/ReportedTime"}}}]};

function validate707(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate707.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate684(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate684.errors : vErrors.concat(validate684.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.deleted_at === undefined) && (missing0 = "deleted_at")){
validate707.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},schema:schema197.allOf[1].required,parentSchema:schema197.allOf[1],data}];
return false;
}
else {
if(data.deleted_at !== undefined){
if(!(validate211(data.deleted_at, {instancePath:instancePath+"/deleted_at",parentData:data,parentDataProperty:"deleted_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
}
}
}
else {
validate707.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},schema:schema197.allOf[1].type,parentSchema:schema197.allOf[1],data}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate707.errors = vErrors;
return errors === 0;
}
validate707.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema198 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/DeletedUser"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate710(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate710.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate710.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema198.required,parentSchema:schema198,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate710.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema198,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate707(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate707.errors : vErrors.concat(validate707.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate710.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema198.type,parentSchema:schema198,data}];
return false;
}
}
validate710.errors = vErrors;
return errors === 0;
}
validate710.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema199 = {"x-object-key":"data.object.user_id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["user.deleted"],"const":"user.deleted"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/UserDeletedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate713(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate713.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate713.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema199.required,parentSchema:schema199,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema199.properties, key0))){
validate713.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema199,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate713.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema199.properties.type.type,parentSchema:schema199.properties.type,data:data1}];
return false;
}
if("user.deleted" !== data1){
validate713.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "user.deleted"},schema:"user.deleted",parentSchema:schema199.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "user.deleted")){
validate713.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema199.properties.type.enum},schema:schema199.properties.type.enum,parentSchema:schema199.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate710(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate710.errors : vErrors.concat(validate710.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate713.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema199.type,parentSchema:schema199,data}];
return false;
}
}
validate713.errors = vErrors;
return errors === 0;
}
validate713.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema200 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["user.deleted"],"const":"user.deleted"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/UserDeletedEvent"}}};

function validate724(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate724.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate724.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema200.required,parentSchema:schema200,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate724.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema200,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate724.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema200.properties.type.type,parentSchema:schema200.properties.type,data:data0}];
return false;
}
if("user.deleted" !== data0){
validate724.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "user.deleted"},schema:"user.deleted",parentSchema:schema200.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "user.deleted")){
validate724.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema200.properties.type.enum},schema:schema200.properties.type.enum,parentSchema:schema200.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate713(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate713.errors : vErrors.concat(validate713.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate724.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema200.type,parentSchema:schema200,data}];
return false;
}
}
validate724.errors = vErrors;
return errors === 0;
}
validate724.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema201 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/User"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate727(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate727.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate727.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema201.required,parentSchema:schema201,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate727.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema201,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate684(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate684.errors : vErrors.concat(validate684.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate727.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema201.type,parentSchema:schema201,data}];
return false;
}
}
validate727.errors = vErrors;
return errors === 0;
}
validate727.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema202 = {"x-object-key":"data.object.user_id","type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"type":{"type":"string","enum":["user.updated"],"const":"user.updated"},"source":{"$ref":"#/components/schemas/CloudEventSource"},"id":{"$ref":"#/components/schemas/EventId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/UserUpdatedData"},"xtenant":{"$ref":"#/components/schemas/CloudEventTenant"},"xstream":{"$ref":"#/components/schemas/EventStreamId"},"xpurpose":{"$ref":"#/components/schemas/CloudEventPurpose"},"traceparent":{"$ref":"#/components/schemas/TraceParent"},"tracestate":{"$ref":"#/components/schemas/TraceState"}}};

function validate730(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate730.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate730.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema202.required,parentSchema:schema202,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema202.properties, key0))){
validate730.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema202,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
const _errs2 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate730.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema202.properties.type.type,parentSchema:schema202.properties.type,data:data1}];
return false;
}
if("user.updated" !== data1){
validate730.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "user.updated"},schema:"user.updated",parentSchema:schema202.properties.type,data:data1}];
return false;
}
else {
if(!(data1 === "user.updated")){
validate730.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema202.properties.type.enum},schema:schema202.properties.type.enum,parentSchema:schema202.properties.type,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(!(validate207(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs7 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate727(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate727.errors : vErrors.concat(validate727.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
const _errs9 = errors;
if(!(validate249(data.xtenant, {instancePath:instancePath+"/xtenant",parentData:data,parentDataProperty:"xtenant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xstream !== undefined){
const _errs10 = errors;
if(!(validate1(data.xstream, {instancePath:instancePath+"/xstream",parentData:data,parentDataProperty:"xstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xpurpose !== undefined){
const _errs11 = errors;
if(!(validate250(data.xpurpose, {instancePath:instancePath+"/xpurpose",parentData:data,parentDataProperty:"xpurpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceparent !== undefined){
const _errs12 = errors;
if(!(validate251(data.traceparent, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracestate !== undefined){
const _errs13 = errors;
if(!(validate252(data.tracestate, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate730.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema202.type,parentSchema:schema202,data}];
return false;
}
}
validate730.errors = vErrors;
return errors === 0;
}
validate730.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema203 = {"type":"object","additionalProperties":false,"required":["type","offset","event"],"properties":{"type":{"type":"string","enum":["user.updated"],"const":"user.updated"},"offset":{"$ref":"#/components/schemas/Offset"},"event":{"$ref":"#/components/schemas/UserUpdatedEvent"}}};

function validate741(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate741.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.event === undefined) && (missing0 = "event"))){
validate741.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema203.required,parentSchema:schema203,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "event"))){
validate741.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema203,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate741.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema203.properties.type.type,parentSchema:schema203.properties.type,data:data0}];
return false;
}
if("user.updated" !== data0){
validate741.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "user.updated"},schema:"user.updated",parentSchema:schema203.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "user.updated")){
validate741.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema203.properties.type.enum},schema:schema203.properties.type.enum,parentSchema:schema203.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs5 = errors;
if(!(validate730(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate730.errors : vErrors.concat(validate730.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate741.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema203.type,parentSchema:schema203,data}];
return false;
}
}
validate741.errors = vErrors;
return errors === 0;
}
validate741.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema204 = {"type":"object","additionalProperties":false,"required":["type","offset"],"properties":{"type":{"type":"string","enum":["offset-only"],"const":"offset-only"},"offset":{"$ref":"#/components/schemas/Offset"}}};

function validate744(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate744.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))){
validate744.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema204.required,parentSchema:schema204,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "offset"))){
validate744.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema204,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate744.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema204.properties.type.type,parentSchema:schema204.properties.type,data:data0}];
return false;
}
if("offset-only" !== data0){
validate744.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "offset-only"},schema:"offset-only",parentSchema:schema204.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "offset-only")){
validate744.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema204.properties.type.enum},schema:schema204.properties.type.enum,parentSchema:schema204.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate744.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema204.type,parentSchema:schema204,data}];
return false;
}
}
validate744.errors = vErrors;
return errors === 0;
}
validate744.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema205 = {"x-extensible":true,"type":"string","maxLength":18,"enum":["cursor_expired","connection_timeout","processing_error"]};

function validate746(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate746.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((data === "cursor_expired") || (data === "connection_timeout")) || (data === "processing_error"))){
validate746.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema205.enum},schema:schema205.enum,parentSchema:schema205,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 18){
validate746.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 18},schema:18,parentSchema:schema205,data}];
return false;
}
}
else {
validate746.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema205.type,parentSchema:schema205,data}];
return false;
}
}
validate746.errors = vErrors;
return errors === 0;
}
validate746.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema206 = {"type":"object","additionalProperties":false,"required":["code","message"],"properties":{"code":{"$ref":"#/components/schemas/StreamErrorCode"},"message":{"type":"string","maxLength":1024}}};

function validate747(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate747.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
validate747.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema206.required,parentSchema:schema206,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "code") || (key0 === "message"))){
validate747.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema206,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
const _errs2 = errors;
if(!(validate746(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate746.errors : vErrors.concat(validate746.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 1024){
validate747.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema206.properties.message,data:data1}];
return false;
}
}
else {
validate747.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema206.properties.message.type,parentSchema:schema206.properties.message,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate747.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema206.type,parentSchema:schema206,data}];
return false;
}
}
validate747.errors = vErrors;
return errors === 0;
}
validate747.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema207 = {"type":"object","additionalProperties":false,"required":["type","offset","error"],"properties":{"type":{"type":"string","enum":["error"],"const":"error"},"offset":{"$ref":"#/components/schemas/Offset"},"error":{"$ref":"#/components/schemas/StreamError"}}};

function validate749(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate749.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.error === undefined) && (missing0 = "error"))){
validate749.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema207.required,parentSchema:schema207,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "offset")) || (key0 === "error"))){
validate749.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema207,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate749.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema207.properties.type.type,parentSchema:schema207.properties.type,data:data0}];
return false;
}
if("error" !== data0){
validate749.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "error"},schema:"error",parentSchema:schema207.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "error")){
validate749.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema207.properties.type.enum},schema:schema207.properties.type.enum,parentSchema:schema207.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs5 = errors;
if(!(validate747(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate747.errors : vErrors.concat(validate747.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate749.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema207.type,parentSchema:schema207,data}];
return false;
}
}
validate749.errors = vErrors;
return errors === 0;
}
validate749.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema208 = {"type":"object","x-extensible":true,"oneOf":[{"$ref":"#/components/schemas/GroupCreatedMessage"},{"$ref":"#/components/schemas/GroupDeletedMessage"},{"$ref":"#/components/schemas/GroupMemberAddedMessage"},{"$ref":"#/components/schemas/GroupMemberDeletedMessage"},{"$ref":"#/components/schemas/GroupRoleAssignedMessage"},{"$ref":"#/components/schemas/GroupRoleDeletedMessage"},{"$ref":"#/components/schemas/GroupUpdatedMessage"},{"$ref":"#/components/schemas/OrganizationConnectionAddedMessage"},{"$ref":"#/components/schemas/OrganizationConnectionRemovedMessage"},{"$ref":"#/components/schemas/OrganizationConnectionUpdatedMessage"},{"$ref":"#/components/schemas/OrganizationCreatedMessage"},{"$ref":"#/components/schemas/OrganizationDeletedMessage"},{"$ref":"#/components/schemas/OrganizationGroupRoleAssignedMessage"},{"$ref":"#/components/schemas/OrganizationGroupRoleDeletedMessage"},{"$ref":"#/components/schemas/OrganizationMemberAddedMessage"},{"$ref":"#/components/schemas/OrganizationMemberDeletedMessage"},{"$ref":"#/components/schemas/OrganizationMemberRoleAssignedMessage"},{"$ref":"#/components/schemas/OrganizationMemberRoleDeletedMessage"},{"$ref":"#/components/schemas/OrganizationUpdatedMessage"},{"$ref":"#/components/schemas/UserCreatedMessage"},{"$ref":"#/components/schemas/UserDeletedMessage"},{"$ref":"#/components/schemas/UserUpdatedMessage"},{"$ref":"#/components/schemas/OffsetOnlyMessage"},{"$ref":"#/components/schemas/ErrorMessage"}],"discriminator":{"propertyName":"type"},"x-tags":{"type":["group.created","group.deleted","group.member.added","group.member.deleted","group.role.assigned","group.role.deleted","group.updated","organization.connection.added","organization.connection.removed","organization.connection.updated","organization.created","organization.deleted","organization.group.role.assigned","organization.group.role.deleted","organization.member.added","organization.member.deleted","organization.member.role.assigned","organization.member.role.deleted","organization.updated","user.created","user.deleted","user.updated","offset-only","error"]}};

function validate752(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate752.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "group.created"){
if(!(validate264(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "group.deleted"){
if(!(validate305(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "group.member.added"){
if(!(validate348(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "group.member.deleted"){
if(!(validate365(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "group.role.assigned"){
if(!(validate389(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "group.role.deleted"){
if(!(validate412(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "group.updated"){
if(!(validate429(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate429.errors : vErrors.concat(validate429.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.connection.added"){
if(!(validate455(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.connection.removed"){
if(!(validate475(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.connection.updated"){
if(!(validate492(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate492.errors : vErrors.concat(validate492.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.created"){
if(!(validate518(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate518.errors : vErrors.concat(validate518.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.deleted"){
if(!(validate540(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate540.errors : vErrors.concat(validate540.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.group.role.assigned"){
if(!(validate564(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate564.errors : vErrors.concat(validate564.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.group.role.deleted"){
if(!(validate586(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate586.errors : vErrors.concat(validate586.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.member.added"){
if(!(validate608(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate608.errors : vErrors.concat(validate608.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.member.deleted"){
if(!(validate625(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate625.errors : vErrors.concat(validate625.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.member.role.assigned"){
if(!(validate646(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate646.errors : vErrors.concat(validate646.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.member.role.deleted"){
if(!(validate663(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate663.errors : vErrors.concat(validate663.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.updated"){
if(!(validate680(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate680.errors : vErrors.concat(validate680.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "user.created"){
if(!(validate704(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate704.errors : vErrors.concat(validate704.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "user.deleted"){
if(!(validate724(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate724.errors : vErrors.concat(validate724.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "user.updated"){
if(!(validate741(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate741.errors : vErrors.concat(validate741.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "offset-only"){
if(!(validate744(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate744.errors : vErrors.concat(validate744.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "error"){
if(!(validate749(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate749.errors : vErrors.concat(validate749.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate752.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},schema:schema208.discriminator,parentSchema:schema208,data}];
return false;
}
}
else {
validate752.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},schema:schema208.discriminator,parentSchema:schema208,data}];
return false;
}
}
else {
validate752.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema208.type,parentSchema:schema208,data}];
return false;
}
}
validate752.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate752.evaluated = {"dynamicProps":true,"dynamicItems":false};


const schema209 = {"type":"object","additionalProperties":false,"required":["subscriptions"],"properties":{"subscriptions":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}}};

function validate777(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate777.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.subscriptions === undefined) && (missing0 = "subscriptions")){
validate777.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema209.required,parentSchema:schema209,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "subscriptions")){
validate777.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema209,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.subscriptions !== undefined){
let data0 = data.subscriptions;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate777.errors = [{instancePath:instancePath+"/subscriptions",schemaPath:"#/properties/subscriptions/type",keyword:"type",params:{type: "integer"},schema:schema209.properties.subscriptions.type,parentSchema:schema209.properties.subscriptions,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate777.errors = [{instancePath:instancePath+"/subscriptions",schemaPath:"#/properties/subscriptions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema209.properties.subscriptions,data:data0}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate777.errors = [{instancePath:instancePath+"/subscriptions",schemaPath:"#/properties/subscriptions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema209.properties.subscriptions,data:data0}];
return false;
}
else {
if(!(formats12.validate(data0))){
validate777.errors = [{instancePath:instancePath+"/subscriptions",schemaPath:"#/properties/subscriptions/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema209.properties.subscriptions,data:data0}];
return false;
}
}
}
}
}
}
}
}
}
else {
validate777.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema209.type,parentSchema:schema209,data}];
return false;
}
}
validate777.errors = vErrors;
return errors === 0;
}
validate777.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema210 = {"type":"object","additionalProperties":false,"required":["attempts"],"properties":{"attempts":{"$ref":"#/components/schemas/DeliveryAttempts"},"next":{"$ref":"#/components/schemas/Checkpoint"}}};

function validate778(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate778.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attempts === undefined) && (missing0 = "attempts")){
validate778.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema210.required,parentSchema:schema210,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "attempts") || (key0 === "next"))){
validate778.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema210,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.attempts !== undefined){
const _errs2 = errors;
if(!(validate183(data.attempts, {instancePath:instancePath+"/attempts",parentData:data,parentDataProperty:"attempts",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next !== undefined){
const _errs3 = errors;
if(!(validate68(data.next, {instancePath:instancePath+"/next",parentData:data,parentDataProperty:"next",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate778.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema210.type,parentSchema:schema210,data}];
return false;
}
}
validate778.errors = vErrors;
return errors === 0;
}
validate778.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema211 = {"x-extensible":true,"type":"string","enum":["create_event_stream","update_event_stream","delete_event_stream","test_event_stream","redeliver_events","redeliver_event","replay_events","end_replay","skip_events","publish_events","create_rate_limit_policy","update_rate_limit_policy","delete_rate_limit_policy","issue_token","create_client","rotate_client_secret","disable_client","rotate_signing_key","revoke_signing_key","seal_keys","erase_events","event_stream.failing","event_stream.recovered","event_stream.behind","event_stream.disabled","events.dropped","signing_key.rotated","clock.jumped","node.took_over"]};

function validate781(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate781.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate781.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema211.type,parentSchema:schema211,data}];
return false;
}
if(!(((((((((((((((((((((((((((((data === "create_event_stream") || (data === "update_event_stream")) || (data === "delete_event_stream")) || (data === "test_event_stream")) || (data === "redeliver_events")) || (data === "redeliver_event")) || (data === "replay_events")) || (data === "end_replay")) || (data === "skip_events")) || (data === "publish_events")) || (data === "create_rate_limit_policy")) || (data === "update_rate_limit_policy")) || (data === "delete_rate_limit_policy")) || (data === "issue_token")) || (data === "create_client")) || (data === "rotate_client_secret")) || (data === "disable_client")) || (data === "rotate_signing_key")) || (data === "revoke_signing_key")) || (data === "seal_keys")) || (data === "erase_events")) || (data === "event_stream.failing")) || (data === "event_stream.recovered")) || (data === "event_stream.behind")) || (data === "event_stream.disabled")) || (data === "events.dropped")) || (data === "signing_key.rotated")) || (data === "clock.jumped")) || (data === "node.took_over"))){
validate781.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema211.enum},schema:schema211.enum,parentSchema:schema211,data}];
return false;
}
validate781.errors = vErrors;
return errors === 0;
}
validate781.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema212 = {"x-extensible":true,"type":"string","enum":["change","refusal","token","command","system"]};

function validate782(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate782.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate782.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema212.type,parentSchema:schema212,data}];
return false;
}
if(!(((((data === "change") || (data === "refusal")) || (data === "token")) || (data === "command")) || (data === "system"))){
validate782.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema212.enum},schema:schema212.enum,parentSchema:schema212,data}];
return false;
}
validate782.errors = vErrors;
return errors === 0;
}
validate782.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema213 = {"type":"string","format":"log-id","minLength":26,"maxLength":26,"pattern":"^[A-Za-z0-9_-]{26}$","x-must-be":"an identifier of 26 letters, digits, hyphens and underscores","examples":["log_1CfRq4VtXbNe7JmPsKwD8y"]};
const formats60 = /^[A-Za-z0-9_-]{26}$/;

function validate783(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate783.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 26){
validate783.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 26},schema:26,parentSchema:schema213,data}];
return false;
}
else {
if(func0(data) < 26){
validate783.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 26},schema:26,parentSchema:schema213,data}];
return false;
}
else {
if(!pattern0.test(data)){
validate783.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{26}$"},schema:"^[A-Za-z0-9_-]{26}$",parentSchema:schema213,data}];
return false;
}
else {
if(!(formats60.test(data))){
validate783.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "log-id"},schema:"log-id",parentSchema:schema213,data}];
return false;
}
}
}
}
}
else {
validate783.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema213.type,parentSchema:schema213,data}];
return false;
}
}
}
validate783.errors = vErrors;
return errors === 0;
}
validate783.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema214 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","maxLength":245},"name":{"type":"string","maxLength":128}}};

function validate784(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate784.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate784.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema214.required,parentSchema:schema214,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
validate784.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema214,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 245){
validate784.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 245},schema:245,parentSchema:schema214.properties.id,data:data0}];
return false;
}
}
else {
validate784.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema214.properties.id.type,parentSchema:schema214.properties.id,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 128){
validate784.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema214.properties.name,data:data1}];
return false;
}
}
else {
validate784.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema214.properties.name.type,parentSchema:schema214.properties.name,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate784.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema214.type,parentSchema:schema214,data}];
return false;
}
}
validate784.errors = vErrors;
return errors === 0;
}
validate784.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema215 = {"x-extensible":true,"type":"string","enum":["event_stream","event_delivery","event","rate_limit_policy","client","signing_key","node"]};

function validate785(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate785.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate785.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema215.type,parentSchema:schema215,data}];
return false;
}
if(!(((((((data === "event_stream") || (data === "event_delivery")) || (data === "event")) || (data === "rate_limit_policy")) || (data === "client")) || (data === "signing_key")) || (data === "node"))){
validate785.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema215.enum},schema:schema215.enum,parentSchema:schema215,data}];
return false;
}
validate785.errors = vErrors;
return errors === 0;
}
validate785.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema216 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"$ref":"#/components/schemas/LogResourceType"},"id":{"type":"string","maxLength":255},"name":{"type":"string","maxLength":255}}};

function validate786(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate786.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate786.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema216.required,parentSchema:schema216,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "id")) || (key0 === "name"))){
validate786.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema216,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if(!(validate785(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate785.errors : vErrors.concat(validate785.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 255){
validate786.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema216.properties.id,data:data1}];
return false;
}
}
else {
validate786.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema216.properties.id.type,parentSchema:schema216.properties.id,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func0(data2) > 255){
validate786.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema216.properties.name,data:data2}];
return false;
}
}
else {
validate786.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema216.properties.name.type,parentSchema:schema216.properties.name,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate786.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema216.type,parentSchema:schema216,data}];
return false;
}
}
validate786.errors = vErrors;
return errors === 0;
}
validate786.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema217 = {"type":"object","additionalProperties":false,"required":["id","date","kind","operation","count"],"properties":{"id":{"$ref":"#/components/schemas/LogId"},"date":{"$ref":"#/components/schemas/Timestamp"},"kind":{"$ref":"#/components/schemas/LogKind"},"operation":{"$ref":"#/components/schemas/LogOperation"},"client":{"$ref":"#/components/schemas/LogClient"},"resource":{"$ref":"#/components/schemas/LogResource"},"changed":{"type":"array","maxItems":64,"items":{"type":"string","maxLength":128}},"status":{"type":"integer","format":"int32","minimum":100,"maximum":599},"error_code":{"$ref":"#/components/schemas/ErrorCode"},"detail":{"type":"string","maxLength":1024},"count":{"type":"integer","format":"int64","minimum":1,"maximum":9007199254740991},"correlation_id":{"type":"string","maxLength":64},"request_id":{"type":"string","maxLength":64},"ip":{"type":"string","maxLength":64},"user_agent":{"type":"string","maxLength":256}}};

function validate788(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate788.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.date === undefined) && (missing0 = "date"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.count === undefined) && (missing0 = "count"))){
validate788.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema217.required,parentSchema:schema217,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func10.call(schema217.properties, key0))){
validate788.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema217,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate783(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate783.errors : vErrors.concat(validate783.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
const _errs3 = errors;
if(!(validate53(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs4 = errors;
if(!(validate782(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate782.errors : vErrors.concat(validate782.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined){
const _errs5 = errors;
if(!(validate781(data.operation, {instancePath:instancePath+"/operation",parentData:data,parentDataProperty:"operation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate781.errors : vErrors.concat(validate781.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client !== undefined){
const _errs6 = errors;
if(!(validate784(data.client, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate784.errors : vErrors.concat(validate784.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resource !== undefined){
const _errs7 = errors;
if(!(validate786(data.resource, {instancePath:instancePath+"/resource",parentData:data,parentDataProperty:"resource",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate786.errors : vErrors.concat(validate786.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changed !== undefined){
let data6 = data.changed;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data6)){
if(data6.length > 64){
validate788.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/maxItems",keyword:"maxItems",params:{limit: 64},schema:64,parentSchema:schema217.properties.changed,data:data6}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs10 = errors;
if(errors === _errs10){
if(typeof data7 === "string"){
if(func0(data7) > 128){
validate788.errors = [{instancePath:instancePath+"/changed/" + i0,schemaPath:"#/properties/changed/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema217.properties.changed.items,data:data7}];
return false;
}
}
else {
validate788.errors = [{instancePath:instancePath+"/changed/" + i0,schemaPath:"#/properties/changed/items/type",keyword:"type",params:{type: "string"},schema:schema217.properties.changed.items.type,parentSchema:schema217.properties.changed.items,data:data7}];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate788.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "array"},schema:schema217.properties.changed.type,parentSchema:schema217.properties.changed,data:data6}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data8 = data.status;
const _errs12 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate788.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema217.properties.status.type,parentSchema:schema217.properties.status,data:data8}];
return false;
}
if(errors === _errs12){
if(typeof data8 == "number"){
if(data8 > 599 || isNaN(data8)){
validate788.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema217.properties.status,data:data8}];
return false;
}
else {
if(data8 < 100 || isNaN(data8)){
validate788.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},schema:100,parentSchema:schema217.properties.status,data:data8}];
return false;
}
else {
if(!(formats2.validate(data8))){
validate788.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema217.properties.status,data:data8}];
return false;
}
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs14 = errors;
if(!(validate80(data.error_code, {instancePath:instancePath+"/error_code",parentData:data,parentDataProperty:"error_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data10 = data.detail;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data10 === "string"){
if(func0(data10) > 1024){
validate788.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema217.properties.detail,data:data10}];
return false;
}
}
else {
validate788.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},schema:schema217.properties.detail.type,parentSchema:schema217.properties.detail,data:data10}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data11 = data.count;
const _errs17 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate788.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema217.properties.count.type,parentSchema:schema217.properties.count,data:data11}];
return false;
}
if(errors === _errs17){
if(typeof data11 == "number"){
if(data11 > 9007199254740991 || isNaN(data11)){
validate788.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema217.properties.count,data:data11}];
return false;
}
else {
if(data11 < 1 || isNaN(data11)){
validate788.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema217.properties.count,data:data11}];
return false;
}
else {
if(!(formats12.validate(data11))){
validate788.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema217.properties.count,data:data11}];
return false;
}
}
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.correlation_id !== undefined){
let data12 = data.correlation_id;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data12 === "string"){
if(func0(data12) > 64){
validate788.errors = [{instancePath:instancePath+"/correlation_id",schemaPath:"#/properties/correlation_id/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema217.properties.correlation_id,data:data12}];
return false;
}
}
else {
validate788.errors = [{instancePath:instancePath+"/correlation_id",schemaPath:"#/properties/correlation_id/type",keyword:"type",params:{type: "string"},schema:schema217.properties.correlation_id.type,parentSchema:schema217.properties.correlation_id,data:data12}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data13 = data.request_id;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data13 === "string"){
if(func0(data13) > 64){
validate788.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema217.properties.request_id,data:data13}];
return false;
}
}
else {
validate788.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},schema:schema217.properties.request_id.type,parentSchema:schema217.properties.request_id,data:data13}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ip !== undefined){
let data14 = data.ip;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data14 === "string"){
if(func0(data14) > 64){
validate788.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema217.properties.ip,data:data14}];
return false;
}
}
else {
validate788.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema217.properties.ip.type,parentSchema:schema217.properties.ip,data:data14}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_agent !== undefined){
let data15 = data.user_agent;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data15 === "string"){
if(func0(data15) > 256){
validate788.errors = [{instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema217.properties.user_agent,data:data15}];
return false;
}
}
else {
validate788.errors = [{instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/type",keyword:"type",params:{type: "string"},schema:schema217.properties.user_agent.type,parentSchema:schema217.properties.user_agent,data:data15}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate788.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema217.type,parentSchema:schema217,data}];
return false;
}
}
validate788.errors = vErrors;
return errors === 0;
}
validate788.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema218 = {"type":"object","additionalProperties":false,"required":["logs"],"properties":{"logs":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/LogEntry"}},"next":{"$ref":"#/components/schemas/Checkpoint"}}};

function validate796(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate796.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.logs === undefined) && (missing0 = "logs")){
validate796.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema218.required,parentSchema:schema218,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "logs") || (key0 === "next"))){
validate796.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema218,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.logs !== undefined){
let data0 = data.logs;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 100){
validate796.errors = [{instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema218.properties.logs,data:data0}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate788(data0[i0], {instancePath:instancePath+"/logs/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate788.errors : vErrors.concat(validate788.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate796.errors = [{instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/type",keyword:"type",params:{type: "array"},schema:schema218.properties.logs.type,parentSchema:schema218.properties.logs,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next !== undefined){
const _errs5 = errors;
if(!(validate68(data.next, {instancePath:instancePath+"/next",parentData:data,parentDataProperty:"next",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate796.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema218.type,parentSchema:schema218,data}];
return false;
}
}
validate796.errors = vErrors;
return errors === 0;
}
validate796.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema219 = {"type":"string","format":"uri-reference","minLength":1,"maxLength":2048};

function validate799(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate799.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 2048){
validate799.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema219,data}];
return false;
}
else {
if(func0(data) < 1){
validate799.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema219,data}];
return false;
}
else {
if(!(formats52(data))){
validate799.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri-reference"},schema:"uri-reference",parentSchema:schema219,data}];
return false;
}
}
}
}
else {
validate799.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema219.type,parentSchema:schema219,data}];
return false;
}
}
}
validate799.errors = vErrors;
return errors === 0;
}
validate799.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema220 = {"type":"string","format":"date-time","maxLength":64};

function validate800(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate800.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 64){
validate800.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema220,data}];
return false;
}
else {
if(!(formats6(data))){
validate800.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema220,data}];
return false;
}
}
}
else {
validate800.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema220.type,parentSchema:schema220,data}];
return false;
}
}
}
validate800.errors = vErrors;
return errors === 0;
}
validate800.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema221 = {"type":"string","minLength":1,"maxLength":2048,"pattern":"^[^\\x00-\\x1F\\x7F-\\x9F]*$","x-must-be":"a text without control characters"};
const pattern15 = new RegExp("^[^\\x00-\\x1F\\x7F-\\x9F]*$", "u");

function validate801(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate801.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 2048){
validate801.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema221,data}];
return false;
}
else {
if(func0(data) < 1){
validate801.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema221,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate801.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},schema:"^[^\\x00-\\x1F\\x7F-\\x9F]*$",parentSchema:schema221,data}];
return false;
}
}
}
}
else {
validate801.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema221.type,parentSchema:schema221,data}];
return false;
}
}
validate801.errors = vErrors;
return errors === 0;
}
validate801.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema222 = {"type":"string","format":"uri","minLength":1,"maxLength":2048};

function validate802(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate802.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 2048){
validate802.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema222,data}];
return false;
}
else {
if(func0(data) < 1){
validate802.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema222,data}];
return false;
}
else {
if(!(formats4(data))){
validate802.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema222,data}];
return false;
}
}
}
}
else {
validate802.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema222.type,parentSchema:schema222,data}];
return false;
}
}
}
validate802.errors = vErrors;
return errors === 0;
}
validate802.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema223 = {"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\x00-\\x1F\\x7F-\\x9F]*$","x-must-be":"a text without control characters"};

function validate803(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate803.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 255){
validate803.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema223,data}];
return false;
}
else {
if(func0(data) < 1){
validate803.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema223,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate803.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},schema:"^[^\\x00-\\x1F\\x7F-\\x9F]*$",parentSchema:schema223,data}];
return false;
}
}
}
}
else {
validate803.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema223.type,parentSchema:schema223,data}];
return false;
}
}
validate803.errors = vErrors;
return errors === 0;
}
validate803.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema224 = {"type":"string","maxLength":255,"pattern":"^(?!.*[\\x00-\\x1F\\x7F-\\x9F])[^/;\\s]+/([^/;\\s]+\\+)?[Jj][Ss][Oo][Nn]\\s*(;.*)?$","x-must-be":"a JSON media type, such as application/json","examples":["application/json"]};
const pattern17 = new RegExp("^(?!.*[\\x00-\\x1F\\x7F-\\x9F])[^/;\\s]+/([^/;\\s]+\\+)?[Jj][Ss][Oo][Nn]\\s*(;.*)?$", "u");

function validate804(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate804.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 255){
validate804.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema224,data}];
return false;
}
else {
if(!pattern17.test(data)){
validate804.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!.*[\\x00-\\x1F\\x7F-\\x9F])[^/;\\s]+/([^/;\\s]+\\+)?[Jj][Ss][Oo][Nn]\\s*(;.*)?$"},schema:"^(?!.*[\\x00-\\x1F\\x7F-\\x9F])[^/;\\s]+/([^/;\\s]+\\+)?[Jj][Ss][Oo][Nn]\\s*(;.*)?$",parentSchema:schema224,data}];
return false;
}
}
}
else {
validate804.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema224.type,parentSchema:schema224,data}];
return false;
}
}
validate804.errors = vErrors;
return errors === 0;
}
validate804.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema225 = {"type":"object","required":["specversion","id","source","type","data"],"propertyNames":{"pattern":"^(?!x(?:tenant|stream|purpose)$)[a-z0-9]{1,64}$","x-must-be":"1 to 64 lower-case letters and digits, other than the reserved names xtenant, xstream and xpurpose"},"additionalProperties":{"x-must-be":"a string of at most 8,192 characters without control characters, a boolean or an integer of 32 bits","not":{"not":{"anyOf":[{"type":"string","maxLength":8192,"pattern":"^[^\\x00-\\x1F\\x7F-\\x9F]*$","x-must-be":"a text without control characters"},{"type":"boolean"},{"type":"integer","format":"int32","minimum":-2147483648,"maximum":2147483647},{"type":"null"}]}}},"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"id":{"$ref":"#/components/schemas/PublisherEventId"},"source":{"$ref":"#/components/schemas/PublisherEventSource"},"type":{"$ref":"#/components/schemas/EventType"},"time":{"anyOf":[{"$ref":"#/components/schemas/PublisherEventTime"},{"type":"null"}]},"datacontenttype":{"anyOf":[{"$ref":"#/components/schemas/JsonMediaType"},{"type":"null"}]},"dataschema":{"anyOf":[{"$ref":"#/components/schemas/PublisherEventDataSchema"},{"type":"null"}]},"subject":{"anyOf":[{"$ref":"#/components/schemas/PublisherEventSubject"},{"type":"null"}]},"traceparent":{"anyOf":[{"$ref":"#/components/schemas/TraceParent"},{"type":"null"}]},"tracestate":{"anyOf":[{"$ref":"#/components/schemas/TraceState"},{"type":"null"}]},"data":{}},"oneOf":[{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["group.created"],"const":"group.created"},"data":{"$ref":"#/components/schemas/GroupCreatedData"}}},{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["group.deleted"],"const":"group.deleted"},"data":{"$ref":"#/components/schemas/GroupDeletedData"}}},{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["group.member.added"],"const":"group.member.added"},"data":{"$ref":"#/components/schemas/GroupMemberAddedData"}}},{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["group.member.deleted"],"const":"group.member.deleted"},"data":{"$ref":"#/components/schemas/GroupMemberDeletedData"}}},{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["group.role.assigned"],"const":"group.role.assigned"},"data":{"$ref":"#/components/schemas/GroupRoleAssignedData"}}},{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["group.role.deleted"],"const":"group.role.deleted"},"data":{"$ref":"#/components/schemas/GroupRoleDeletedData"}}},{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["group.updated"],"const":"group.updated"},"data":{"$ref":"#/components/schemas/GroupUpdatedData"}}},{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["organization.connection.added"],"const":"organization.connection.added"},"data":{"$ref":"#/components/schemas/OrganizationConnectionAddedData"}}},{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["organization.connection.removed"],"const":"organization.connection.removed"},"data":{"$ref":"#/components/schemas/OrganizationConnectionRemovedData"}}},{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["organization.connection.updated"],"const":"organization.connection.updated"},"data":{"$ref":"#/components/schemas/OrganizationConnectionUpdatedData"}}},{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["organization.created"],"const":"organization.created"},"data":{"$ref":"#/components/schemas/OrganizationCreatedData"}}},{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["organization.deleted"],"const":"organization.deleted"},"data":{"$ref":"#/components/schemas/OrganizationDeletedData"}}},{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["organization.group.role.assigned"],"const":"organization.group.role.assigned"},"data":{"$ref":"#/components/schemas/OrganizationGroupRoleAssignedData"}}},{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["organization.group.role.deleted"],"const":"organization.group.role.deleted"},"data":{"$ref":"#/components/schemas/OrganizationGroupRoleDeletedData"}}},{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["organization.member.added"],"const":"organization.member.added"},"data":{"$ref":"#/components/schemas/OrganizationMemberAddedData"}}},{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["organization.member.deleted"],"const":"organization.member.deleted"},"data":{"$ref":"#/components/schemas/OrganizationMemberDeletedData"}}},{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["organization.member.role.assigned"],"const":"organization.member.role.assigned"},"data":{"$ref":"#/components/schemas/OrganizationMemberRoleAssignedData"}}},{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["organization.member.role.deleted"],"const":"organization.member.role.deleted"},"data":{"$ref":"#/components/schemas/OrganizationMemberRoleDeletedData"}}},{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["organization.updated"],"const":"organization.updated"},"data":{"$ref":"#/components/schemas/OrganizationUpdatedData"}}},{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["user.created"],"const":"user.created"},"data":{"$ref":"#/components/schemas/UserCreatedData"}}},{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["user.deleted"],"const":"user.deleted"},"data":{"$ref":"#/components/schemas/UserDeletedData"}}},{"type":"object","additionalProperties":true,"required":["type","data"],"properties":{"type":{"type":"string","enum":["user.updated"],"const":"user.updated"},"data":{"$ref":"#/components/schemas/UserUpdatedData"}}}]};
const pattern18 = new RegExp("^(?!x(?:tenant|stream|purpose)$)[a-z0-9]{1,64}$", "u");

function validate805(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate805.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},schema:schema225.oneOf[0].required,parentSchema:schema225.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs5 = errors;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/0/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[0].properties.type.type,parentSchema:schema225.oneOf[0].properties.type,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("group.created" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/0/properties/type/const",keyword:"const",params:{allowedValue: "group.created"},schema:"group.created",parentSchema:schema225.oneOf[0].properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(!(data0 === "group.created")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/0/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[0].properties.type.enum},schema:schema225.oneOf[0].properties.type.enum,parentSchema:schema225.oneOf[0].properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
const _errs7 = errors;
if(!(validate246(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[0].type,parentSchema:schema225.oneOf[0],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.data === undefined) && (missing1 = "data"))){
const err5 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},schema:schema225.oneOf[1].required,parentSchema:schema225.oneOf[1],data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data.type !== undefined){
let data2 = data.type;
const _errs11 = errors;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[1].properties.type.type,parentSchema:schema225.oneOf[1].properties.type,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("group.deleted" !== data2){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue: "group.deleted"},schema:"group.deleted",parentSchema:schema225.oneOf[1].properties.type,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(!(data2 === "group.deleted")){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[1].properties.type.enum},schema:schema225.oneOf[1].properties.type.enum,parentSchema:schema225.oneOf[1].properties.type,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.data !== undefined){
const _errs13 = errors;
if(!(validate291(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[1].type,parentSchema:schema225.oneOf[1],data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs14 = errors;
if(errors === _errs14){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.data === undefined) && (missing2 = "data"))){
const err10 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2},schema:schema225.oneOf[2].required,parentSchema:schema225.oneOf[2],data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data.type !== undefined){
let data4 = data.type;
const _errs17 = errors;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/2/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[2].properties.type.type,parentSchema:schema225.oneOf[2].properties.type,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if("group.member.added" !== data4){
const err12 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/2/properties/type/const",keyword:"const",params:{allowedValue: "group.member.added"},schema:"group.member.added",parentSchema:schema225.oneOf[2].properties.type,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(!(data4 === "group.member.added")){
const err13 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/2/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[2].properties.type.enum},schema:schema225.oneOf[2].properties.type.enum,parentSchema:schema225.oneOf[2].properties.type,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.data !== undefined){
const _errs19 = errors;
if(!(validate334(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[2].type,parentSchema:schema225.oneOf[2],data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid0 = _errs14 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
const _errs20 = errors;
if(errors === _errs20){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.type === undefined) && (missing3 = "type")) || ((data.data === undefined) && (missing3 = "data"))){
const err15 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing3},schema:schema225.oneOf[3].required,parentSchema:schema225.oneOf[3],data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data.type !== undefined){
let data6 = data.type;
const _errs23 = errors;
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/3/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[3].properties.type.type,parentSchema:schema225.oneOf[3].properties.type,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if("group.member.deleted" !== data6){
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/3/properties/type/const",keyword:"const",params:{allowedValue: "group.member.deleted"},schema:"group.member.deleted",parentSchema:schema225.oneOf[3].properties.type,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(!(data6 === "group.member.deleted")){
const err18 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/3/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[3].properties.type.enum},schema:schema225.oneOf[3].properties.type.enum,parentSchema:schema225.oneOf[3].properties.type,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.data !== undefined){
const _errs25 = errors;
if(!(validate351(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
errors = vErrors.length;
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[3].type,parentSchema:schema225.oneOf[3],data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid0 = _errs20 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
if(props0 !== true){
props0 = true;
}
}
const _errs26 = errors;
if(errors === _errs26){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.type === undefined) && (missing4 = "type")) || ((data.data === undefined) && (missing4 = "data"))){
const err20 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: missing4},schema:schema225.oneOf[4].required,parentSchema:schema225.oneOf[4],data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
if(data.type !== undefined){
let data8 = data.type;
const _errs29 = errors;
if(typeof data8 !== "string"){
const err21 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/4/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[4].properties.type.type,parentSchema:schema225.oneOf[4].properties.type,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if("group.role.assigned" !== data8){
const err22 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/4/properties/type/const",keyword:"const",params:{allowedValue: "group.role.assigned"},schema:"group.role.assigned",parentSchema:schema225.oneOf[4].properties.type,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
if(!(data8 === "group.role.assigned")){
const err23 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/4/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[4].properties.type.enum},schema:schema225.oneOf[4].properties.type.enum,parentSchema:schema225.oneOf[4].properties.type,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.data !== undefined){
const _errs31 = errors;
if(!(validate375(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
errors = vErrors.length;
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[4].type,parentSchema:schema225.oneOf[4],data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var _valid0 = _errs26 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
if(props0 !== true){
props0 = true;
}
}
const _errs32 = errors;
if(errors === _errs32){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if(((data.type === undefined) && (missing5 = "type")) || ((data.data === undefined) && (missing5 = "data"))){
const err25 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: missing5},schema:schema225.oneOf[5].required,parentSchema:schema225.oneOf[5],data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
if(data.type !== undefined){
let data10 = data.type;
const _errs35 = errors;
if(typeof data10 !== "string"){
const err26 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/5/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[5].properties.type.type,parentSchema:schema225.oneOf[5].properties.type,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if("group.role.deleted" !== data10){
const err27 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/5/properties/type/const",keyword:"const",params:{allowedValue: "group.role.deleted"},schema:"group.role.deleted",parentSchema:schema225.oneOf[5].properties.type,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
if(!(data10 === "group.role.deleted")){
const err28 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/5/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[5].properties.type.enum},schema:schema225.oneOf[5].properties.type.enum,parentSchema:schema225.oneOf[5].properties.type,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid6 = _errs35 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.data !== undefined){
const _errs37 = errors;
if(!(validate398(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate398.errors : vErrors.concat(validate398.errors);
errors = vErrors.length;
}
var valid6 = _errs37 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[5].type,parentSchema:schema225.oneOf[5],data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid0 = _errs32 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
if(props0 !== true){
props0 = true;
}
}
const _errs38 = errors;
if(errors === _errs38){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if(((data.type === undefined) && (missing6 = "type")) || ((data.data === undefined) && (missing6 = "data"))){
const err30 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: missing6},schema:schema225.oneOf[6].required,parentSchema:schema225.oneOf[6],data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
if(data.type !== undefined){
let data12 = data.type;
const _errs41 = errors;
if(typeof data12 !== "string"){
const err31 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/6/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[6].properties.type.type,parentSchema:schema225.oneOf[6].properties.type,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if("group.updated" !== data12){
const err32 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/6/properties/type/const",keyword:"const",params:{allowedValue: "group.updated"},schema:"group.updated",parentSchema:schema225.oneOf[6].properties.type,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
if(!(data12 === "group.updated")){
const err33 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/6/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[6].properties.type.enum},schema:schema225.oneOf[6].properties.type.enum,parentSchema:schema225.oneOf[6].properties.type,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var valid7 = _errs41 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.data !== undefined){
const _errs43 = errors;
if(!(validate415(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors);
errors = vErrors.length;
}
var valid7 = _errs43 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[6].type,parentSchema:schema225.oneOf[6],data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var _valid0 = _errs38 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid0 = true;
passing0 = 6;
if(props0 !== true){
props0 = true;
}
}
const _errs44 = errors;
if(errors === _errs44){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if(((data.type === undefined) && (missing7 = "type")) || ((data.data === undefined) && (missing7 = "data"))){
const err35 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: missing7},schema:schema225.oneOf[7].required,parentSchema:schema225.oneOf[7],data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
if(data.type !== undefined){
let data14 = data.type;
const _errs47 = errors;
if(typeof data14 !== "string"){
const err36 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/7/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[7].properties.type.type,parentSchema:schema225.oneOf[7].properties.type,data:data14};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if("organization.connection.added" !== data14){
const err37 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/7/properties/type/const",keyword:"const",params:{allowedValue: "organization.connection.added"},schema:"organization.connection.added",parentSchema:schema225.oneOf[7].properties.type,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
if(!(data14 === "organization.connection.added")){
const err38 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/7/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[7].properties.type.enum},schema:schema225.oneOf[7].properties.type.enum,parentSchema:schema225.oneOf[7].properties.type,data:data14};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid8 = _errs47 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.data !== undefined){
const _errs49 = errors;
if(!(validate441(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
errors = vErrors.length;
}
var valid8 = _errs49 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[7].type,parentSchema:schema225.oneOf[7],data};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
var _valid0 = _errs44 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid0 = true;
passing0 = 7;
if(props0 !== true){
props0 = true;
}
}
const _errs50 = errors;
if(errors === _errs50){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if(((data.type === undefined) && (missing8 = "type")) || ((data.data === undefined) && (missing8 = "data"))){
const err40 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: missing8},schema:schema225.oneOf[8].required,parentSchema:schema225.oneOf[8],data};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
if(data.type !== undefined){
let data16 = data.type;
const _errs53 = errors;
if(typeof data16 !== "string"){
const err41 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/8/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[8].properties.type.type,parentSchema:schema225.oneOf[8].properties.type,data:data16};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if("organization.connection.removed" !== data16){
const err42 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/8/properties/type/const",keyword:"const",params:{allowedValue: "organization.connection.removed"},schema:"organization.connection.removed",parentSchema:schema225.oneOf[8].properties.type,data:data16};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
else {
if(!(data16 === "organization.connection.removed")){
const err43 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/8/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[8].properties.type.enum},schema:schema225.oneOf[8].properties.type.enum,parentSchema:schema225.oneOf[8].properties.type,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
var valid9 = _errs53 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.data !== undefined){
const _errs55 = errors;
if(!(validate461(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
errors = vErrors.length;
}
var valid9 = _errs55 === errors;
}
else {
var valid9 = true;
}
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/oneOf/8/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[8].type,parentSchema:schema225.oneOf[8],data};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
var _valid0 = _errs50 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 8];
}
else {
if(_valid0){
valid0 = true;
passing0 = 8;
if(props0 !== true){
props0 = true;
}
}
const _errs56 = errors;
if(errors === _errs56){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if(((data.type === undefined) && (missing9 = "type")) || ((data.data === undefined) && (missing9 = "data"))){
const err45 = {instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: missing9},schema:schema225.oneOf[9].required,parentSchema:schema225.oneOf[9],data};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
else {
if(data.type !== undefined){
let data18 = data.type;
const _errs59 = errors;
if(typeof data18 !== "string"){
const err46 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/9/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[9].properties.type.type,parentSchema:schema225.oneOf[9].properties.type,data:data18};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if("organization.connection.updated" !== data18){
const err47 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/9/properties/type/const",keyword:"const",params:{allowedValue: "organization.connection.updated"},schema:"organization.connection.updated",parentSchema:schema225.oneOf[9].properties.type,data:data18};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
else {
if(!(data18 === "organization.connection.updated")){
const err48 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/9/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[9].properties.type.enum},schema:schema225.oneOf[9].properties.type.enum,parentSchema:schema225.oneOf[9].properties.type,data:data18};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
var valid10 = _errs59 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.data !== undefined){
const _errs61 = errors;
if(!(validate478(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate478.errors : vErrors.concat(validate478.errors);
errors = vErrors.length;
}
var valid10 = _errs61 === errors;
}
else {
var valid10 = true;
}
}
}
}
else {
const err49 = {instancePath,schemaPath:"#/oneOf/9/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[9].type,parentSchema:schema225.oneOf[9],data};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
var _valid0 = _errs56 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 9];
}
else {
if(_valid0){
valid0 = true;
passing0 = 9;
if(props0 !== true){
props0 = true;
}
}
const _errs62 = errors;
if(errors === _errs62){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if(((data.type === undefined) && (missing10 = "type")) || ((data.data === undefined) && (missing10 = "data"))){
const err50 = {instancePath,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty: missing10},schema:schema225.oneOf[10].required,parentSchema:schema225.oneOf[10],data};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
else {
if(data.type !== undefined){
let data20 = data.type;
const _errs65 = errors;
if(typeof data20 !== "string"){
const err51 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/10/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[10].properties.type.type,parentSchema:schema225.oneOf[10].properties.type,data:data20};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if("organization.created" !== data20){
const err52 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/10/properties/type/const",keyword:"const",params:{allowedValue: "organization.created"},schema:"organization.created",parentSchema:schema225.oneOf[10].properties.type,data:data20};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
else {
if(!(data20 === "organization.created")){
const err53 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/10/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[10].properties.type.enum},schema:schema225.oneOf[10].properties.type.enum,parentSchema:schema225.oneOf[10].properties.type,data:data20};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
var valid11 = _errs65 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.data !== undefined){
const _errs67 = errors;
if(!(validate504(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate504.errors : vErrors.concat(validate504.errors);
errors = vErrors.length;
}
var valid11 = _errs67 === errors;
}
else {
var valid11 = true;
}
}
}
}
else {
const err54 = {instancePath,schemaPath:"#/oneOf/10/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[10].type,parentSchema:schema225.oneOf[10],data};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
var _valid0 = _errs62 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 10];
}
else {
if(_valid0){
valid0 = true;
passing0 = 10;
if(props0 !== true){
props0 = true;
}
}
const _errs68 = errors;
if(errors === _errs68){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if(((data.type === undefined) && (missing11 = "type")) || ((data.data === undefined) && (missing11 = "data"))){
const err55 = {instancePath,schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty: missing11},schema:schema225.oneOf[11].required,parentSchema:schema225.oneOf[11],data};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
else {
if(data.type !== undefined){
let data22 = data.type;
const _errs71 = errors;
if(typeof data22 !== "string"){
const err56 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/11/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[11].properties.type.type,parentSchema:schema225.oneOf[11].properties.type,data:data22};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if("organization.deleted" !== data22){
const err57 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/11/properties/type/const",keyword:"const",params:{allowedValue: "organization.deleted"},schema:"organization.deleted",parentSchema:schema225.oneOf[11].properties.type,data:data22};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
else {
if(!(data22 === "organization.deleted")){
const err58 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/11/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[11].properties.type.enum},schema:schema225.oneOf[11].properties.type.enum,parentSchema:schema225.oneOf[11].properties.type,data:data22};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
var valid12 = _errs71 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.data !== undefined){
const _errs73 = errors;
if(!(validate526(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate526.errors : vErrors.concat(validate526.errors);
errors = vErrors.length;
}
var valid12 = _errs73 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
const err59 = {instancePath,schemaPath:"#/oneOf/11/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[11].type,parentSchema:schema225.oneOf[11],data};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
var _valid0 = _errs68 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 11];
}
else {
if(_valid0){
valid0 = true;
passing0 = 11;
if(props0 !== true){
props0 = true;
}
}
const _errs74 = errors;
if(errors === _errs74){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if(((data.type === undefined) && (missing12 = "type")) || ((data.data === undefined) && (missing12 = "data"))){
const err60 = {instancePath,schemaPath:"#/oneOf/12/required",keyword:"required",params:{missingProperty: missing12},schema:schema225.oneOf[12].required,parentSchema:schema225.oneOf[12],data};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
else {
if(data.type !== undefined){
let data24 = data.type;
const _errs77 = errors;
if(typeof data24 !== "string"){
const err61 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/12/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[12].properties.type.type,parentSchema:schema225.oneOf[12].properties.type,data:data24};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if("organization.group.role.assigned" !== data24){
const err62 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/12/properties/type/const",keyword:"const",params:{allowedValue: "organization.group.role.assigned"},schema:"organization.group.role.assigned",parentSchema:schema225.oneOf[12].properties.type,data:data24};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
else {
if(!(data24 === "organization.group.role.assigned")){
const err63 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/12/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[12].properties.type.enum},schema:schema225.oneOf[12].properties.type.enum,parentSchema:schema225.oneOf[12].properties.type,data:data24};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
var valid13 = _errs77 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.data !== undefined){
const _errs79 = errors;
if(!(validate550(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate550.errors : vErrors.concat(validate550.errors);
errors = vErrors.length;
}
var valid13 = _errs79 === errors;
}
else {
var valid13 = true;
}
}
}
}
else {
const err64 = {instancePath,schemaPath:"#/oneOf/12/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[12].type,parentSchema:schema225.oneOf[12],data};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
var _valid0 = _errs74 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 12];
}
else {
if(_valid0){
valid0 = true;
passing0 = 12;
if(props0 !== true){
props0 = true;
}
}
const _errs80 = errors;
if(errors === _errs80){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if(((data.type === undefined) && (missing13 = "type")) || ((data.data === undefined) && (missing13 = "data"))){
const err65 = {instancePath,schemaPath:"#/oneOf/13/required",keyword:"required",params:{missingProperty: missing13},schema:schema225.oneOf[13].required,parentSchema:schema225.oneOf[13],data};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
else {
if(data.type !== undefined){
let data26 = data.type;
const _errs83 = errors;
if(typeof data26 !== "string"){
const err66 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/13/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[13].properties.type.type,parentSchema:schema225.oneOf[13].properties.type,data:data26};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if("organization.group.role.deleted" !== data26){
const err67 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/13/properties/type/const",keyword:"const",params:{allowedValue: "organization.group.role.deleted"},schema:"organization.group.role.deleted",parentSchema:schema225.oneOf[13].properties.type,data:data26};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
else {
if(!(data26 === "organization.group.role.deleted")){
const err68 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/13/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[13].properties.type.enum},schema:schema225.oneOf[13].properties.type.enum,parentSchema:schema225.oneOf[13].properties.type,data:data26};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
var valid14 = _errs83 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.data !== undefined){
const _errs85 = errors;
if(!(validate572(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors);
errors = vErrors.length;
}
var valid14 = _errs85 === errors;
}
else {
var valid14 = true;
}
}
}
}
else {
const err69 = {instancePath,schemaPath:"#/oneOf/13/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[13].type,parentSchema:schema225.oneOf[13],data};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
var _valid0 = _errs80 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 13];
}
else {
if(_valid0){
valid0 = true;
passing0 = 13;
if(props0 !== true){
props0 = true;
}
}
const _errs86 = errors;
if(errors === _errs86){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if(((data.type === undefined) && (missing14 = "type")) || ((data.data === undefined) && (missing14 = "data"))){
const err70 = {instancePath,schemaPath:"#/oneOf/14/required",keyword:"required",params:{missingProperty: missing14},schema:schema225.oneOf[14].required,parentSchema:schema225.oneOf[14],data};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
else {
if(data.type !== undefined){
let data28 = data.type;
const _errs89 = errors;
if(typeof data28 !== "string"){
const err71 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/14/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[14].properties.type.type,parentSchema:schema225.oneOf[14].properties.type,data:data28};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if("organization.member.added" !== data28){
const err72 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/14/properties/type/const",keyword:"const",params:{allowedValue: "organization.member.added"},schema:"organization.member.added",parentSchema:schema225.oneOf[14].properties.type,data:data28};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
else {
if(!(data28 === "organization.member.added")){
const err73 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/14/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[14].properties.type.enum},schema:schema225.oneOf[14].properties.type.enum,parentSchema:schema225.oneOf[14].properties.type,data:data28};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
var valid15 = _errs89 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data.data !== undefined){
const _errs91 = errors;
if(!(validate594(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate594.errors : vErrors.concat(validate594.errors);
errors = vErrors.length;
}
var valid15 = _errs91 === errors;
}
else {
var valid15 = true;
}
}
}
}
else {
const err74 = {instancePath,schemaPath:"#/oneOf/14/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[14].type,parentSchema:schema225.oneOf[14],data};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
var _valid0 = _errs86 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 14];
}
else {
if(_valid0){
valid0 = true;
passing0 = 14;
if(props0 !== true){
props0 = true;
}
}
const _errs92 = errors;
if(errors === _errs92){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if(((data.type === undefined) && (missing15 = "type")) || ((data.data === undefined) && (missing15 = "data"))){
const err75 = {instancePath,schemaPath:"#/oneOf/15/required",keyword:"required",params:{missingProperty: missing15},schema:schema225.oneOf[15].required,parentSchema:schema225.oneOf[15],data};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
else {
if(data.type !== undefined){
let data30 = data.type;
const _errs95 = errors;
if(typeof data30 !== "string"){
const err76 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/15/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[15].properties.type.type,parentSchema:schema225.oneOf[15].properties.type,data:data30};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if("organization.member.deleted" !== data30){
const err77 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/15/properties/type/const",keyword:"const",params:{allowedValue: "organization.member.deleted"},schema:"organization.member.deleted",parentSchema:schema225.oneOf[15].properties.type,data:data30};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
else {
if(!(data30 === "organization.member.deleted")){
const err78 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/15/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[15].properties.type.enum},schema:schema225.oneOf[15].properties.type.enum,parentSchema:schema225.oneOf[15].properties.type,data:data30};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
var valid16 = _errs95 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data.data !== undefined){
const _errs97 = errors;
if(!(validate611(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate611.errors : vErrors.concat(validate611.errors);
errors = vErrors.length;
}
var valid16 = _errs97 === errors;
}
else {
var valid16 = true;
}
}
}
}
else {
const err79 = {instancePath,schemaPath:"#/oneOf/15/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[15].type,parentSchema:schema225.oneOf[15],data};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
var _valid0 = _errs92 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 15];
}
else {
if(_valid0){
valid0 = true;
passing0 = 15;
if(props0 !== true){
props0 = true;
}
}
const _errs98 = errors;
if(errors === _errs98){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing16;
if(((data.type === undefined) && (missing16 = "type")) || ((data.data === undefined) && (missing16 = "data"))){
const err80 = {instancePath,schemaPath:"#/oneOf/16/required",keyword:"required",params:{missingProperty: missing16},schema:schema225.oneOf[16].required,parentSchema:schema225.oneOf[16],data};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
else {
if(data.type !== undefined){
let data32 = data.type;
const _errs101 = errors;
if(typeof data32 !== "string"){
const err81 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/16/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[16].properties.type.type,parentSchema:schema225.oneOf[16].properties.type,data:data32};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if("organization.member.role.assigned" !== data32){
const err82 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/16/properties/type/const",keyword:"const",params:{allowedValue: "organization.member.role.assigned"},schema:"organization.member.role.assigned",parentSchema:schema225.oneOf[16].properties.type,data:data32};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
else {
if(!(data32 === "organization.member.role.assigned")){
const err83 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/16/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[16].properties.type.enum},schema:schema225.oneOf[16].properties.type.enum,parentSchema:schema225.oneOf[16].properties.type,data:data32};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
var valid17 = _errs101 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.data !== undefined){
const _errs103 = errors;
if(!(validate632(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors);
errors = vErrors.length;
}
var valid17 = _errs103 === errors;
}
else {
var valid17 = true;
}
}
}
}
else {
const err84 = {instancePath,schemaPath:"#/oneOf/16/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[16].type,parentSchema:schema225.oneOf[16],data};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
var _valid0 = _errs98 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 16];
}
else {
if(_valid0){
valid0 = true;
passing0 = 16;
if(props0 !== true){
props0 = true;
}
}
const _errs104 = errors;
if(errors === _errs104){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing17;
if(((data.type === undefined) && (missing17 = "type")) || ((data.data === undefined) && (missing17 = "data"))){
const err85 = {instancePath,schemaPath:"#/oneOf/17/required",keyword:"required",params:{missingProperty: missing17},schema:schema225.oneOf[17].required,parentSchema:schema225.oneOf[17],data};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
else {
if(data.type !== undefined){
let data34 = data.type;
const _errs107 = errors;
if(typeof data34 !== "string"){
const err86 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/17/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[17].properties.type.type,parentSchema:schema225.oneOf[17].properties.type,data:data34};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if("organization.member.role.deleted" !== data34){
const err87 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/17/properties/type/const",keyword:"const",params:{allowedValue: "organization.member.role.deleted"},schema:"organization.member.role.deleted",parentSchema:schema225.oneOf[17].properties.type,data:data34};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
else {
if(!(data34 === "organization.member.role.deleted")){
const err88 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/17/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[17].properties.type.enum},schema:schema225.oneOf[17].properties.type.enum,parentSchema:schema225.oneOf[17].properties.type,data:data34};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
var valid18 = _errs107 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.data !== undefined){
const _errs109 = errors;
if(!(validate649(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate649.errors : vErrors.concat(validate649.errors);
errors = vErrors.length;
}
var valid18 = _errs109 === errors;
}
else {
var valid18 = true;
}
}
}
}
else {
const err89 = {instancePath,schemaPath:"#/oneOf/17/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[17].type,parentSchema:schema225.oneOf[17],data};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
var _valid0 = _errs104 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 17];
}
else {
if(_valid0){
valid0 = true;
passing0 = 17;
if(props0 !== true){
props0 = true;
}
}
const _errs110 = errors;
if(errors === _errs110){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing18;
if(((data.type === undefined) && (missing18 = "type")) || ((data.data === undefined) && (missing18 = "data"))){
const err90 = {instancePath,schemaPath:"#/oneOf/18/required",keyword:"required",params:{missingProperty: missing18},schema:schema225.oneOf[18].required,parentSchema:schema225.oneOf[18],data};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
else {
if(data.type !== undefined){
let data36 = data.type;
const _errs113 = errors;
if(typeof data36 !== "string"){
const err91 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/18/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[18].properties.type.type,parentSchema:schema225.oneOf[18].properties.type,data:data36};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if("organization.updated" !== data36){
const err92 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/18/properties/type/const",keyword:"const",params:{allowedValue: "organization.updated"},schema:"organization.updated",parentSchema:schema225.oneOf[18].properties.type,data:data36};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
else {
if(!(data36 === "organization.updated")){
const err93 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/18/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[18].properties.type.enum},schema:schema225.oneOf[18].properties.type.enum,parentSchema:schema225.oneOf[18].properties.type,data:data36};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
var valid19 = _errs113 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data.data !== undefined){
const _errs115 = errors;
if(!(validate666(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate666.errors : vErrors.concat(validate666.errors);
errors = vErrors.length;
}
var valid19 = _errs115 === errors;
}
else {
var valid19 = true;
}
}
}
}
else {
const err94 = {instancePath,schemaPath:"#/oneOf/18/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[18].type,parentSchema:schema225.oneOf[18],data};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
var _valid0 = _errs110 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 18];
}
else {
if(_valid0){
valid0 = true;
passing0 = 18;
if(props0 !== true){
props0 = true;
}
}
const _errs116 = errors;
if(errors === _errs116){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing19;
if(((data.type === undefined) && (missing19 = "type")) || ((data.data === undefined) && (missing19 = "data"))){
const err95 = {instancePath,schemaPath:"#/oneOf/19/required",keyword:"required",params:{missingProperty: missing19},schema:schema225.oneOf[19].required,parentSchema:schema225.oneOf[19],data};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
else {
if(data.type !== undefined){
let data38 = data.type;
const _errs119 = errors;
if(typeof data38 !== "string"){
const err96 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/19/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[19].properties.type.type,parentSchema:schema225.oneOf[19].properties.type,data:data38};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if("user.created" !== data38){
const err97 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/19/properties/type/const",keyword:"const",params:{allowedValue: "user.created"},schema:"user.created",parentSchema:schema225.oneOf[19].properties.type,data:data38};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
else {
if(!(data38 === "user.created")){
const err98 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/19/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[19].properties.type.enum},schema:schema225.oneOf[19].properties.type.enum,parentSchema:schema225.oneOf[19].properties.type,data:data38};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
var valid20 = _errs119 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.data !== undefined){
const _errs121 = errors;
if(!(validate690(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate690.errors : vErrors.concat(validate690.errors);
errors = vErrors.length;
}
var valid20 = _errs121 === errors;
}
else {
var valid20 = true;
}
}
}
}
else {
const err99 = {instancePath,schemaPath:"#/oneOf/19/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[19].type,parentSchema:schema225.oneOf[19],data};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
var _valid0 = _errs116 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 19];
}
else {
if(_valid0){
valid0 = true;
passing0 = 19;
if(props0 !== true){
props0 = true;
}
}
const _errs122 = errors;
if(errors === _errs122){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing20;
if(((data.type === undefined) && (missing20 = "type")) || ((data.data === undefined) && (missing20 = "data"))){
const err100 = {instancePath,schemaPath:"#/oneOf/20/required",keyword:"required",params:{missingProperty: missing20},schema:schema225.oneOf[20].required,parentSchema:schema225.oneOf[20],data};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
else {
if(data.type !== undefined){
let data40 = data.type;
const _errs125 = errors;
if(typeof data40 !== "string"){
const err101 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/20/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[20].properties.type.type,parentSchema:schema225.oneOf[20].properties.type,data:data40};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if("user.deleted" !== data40){
const err102 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/20/properties/type/const",keyword:"const",params:{allowedValue: "user.deleted"},schema:"user.deleted",parentSchema:schema225.oneOf[20].properties.type,data:data40};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
else {
if(!(data40 === "user.deleted")){
const err103 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/20/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[20].properties.type.enum},schema:schema225.oneOf[20].properties.type.enum,parentSchema:schema225.oneOf[20].properties.type,data:data40};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
var valid21 = _errs125 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data.data !== undefined){
const _errs127 = errors;
if(!(validate710(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate710.errors : vErrors.concat(validate710.errors);
errors = vErrors.length;
}
var valid21 = _errs127 === errors;
}
else {
var valid21 = true;
}
}
}
}
else {
const err104 = {instancePath,schemaPath:"#/oneOf/20/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[20].type,parentSchema:schema225.oneOf[20],data};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
var _valid0 = _errs122 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 20];
}
else {
if(_valid0){
valid0 = true;
passing0 = 20;
if(props0 !== true){
props0 = true;
}
}
const _errs128 = errors;
if(errors === _errs128){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing21;
if(((data.type === undefined) && (missing21 = "type")) || ((data.data === undefined) && (missing21 = "data"))){
const err105 = {instancePath,schemaPath:"#/oneOf/21/required",keyword:"required",params:{missingProperty: missing21},schema:schema225.oneOf[21].required,parentSchema:schema225.oneOf[21],data};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
else {
if(data.type !== undefined){
let data42 = data.type;
const _errs131 = errors;
if(typeof data42 !== "string"){
const err106 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/21/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.oneOf[21].properties.type.type,parentSchema:schema225.oneOf[21].properties.type,data:data42};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if("user.updated" !== data42){
const err107 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/21/properties/type/const",keyword:"const",params:{allowedValue: "user.updated"},schema:"user.updated",parentSchema:schema225.oneOf[21].properties.type,data:data42};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
else {
if(!(data42 === "user.updated")){
const err108 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/21/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.oneOf[21].properties.type.enum},schema:schema225.oneOf[21].properties.type.enum,parentSchema:schema225.oneOf[21].properties.type,data:data42};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
var valid22 = _errs131 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data.data !== undefined){
const _errs133 = errors;
if(!(validate727(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate727.errors : vErrors.concat(validate727.errors);
errors = vErrors.length;
}
var valid22 = _errs133 === errors;
}
else {
var valid22 = true;
}
}
}
}
else {
const err109 = {instancePath,schemaPath:"#/oneOf/21/type",keyword:"type",params:{type: "object"},schema:schema225.oneOf[21].type,parentSchema:schema225.oneOf[21],data};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
var _valid0 = _errs128 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 21];
}
else {
if(_valid0){
valid0 = true;
passing0 = 21;
if(props0 !== true){
props0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
if(!valid0){
const err110 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema225.oneOf,parentSchema:schema225,data};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
validate805.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing22;
if((((((data.specversion === undefined) && (missing22 = "specversion")) || ((data.id === undefined) && (missing22 = "id"))) || ((data.source === undefined) && (missing22 = "source"))) || ((data.type === undefined) && (missing22 = "type"))) || ((data.data === undefined) && (missing22 = "data"))){
validate805.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing22},schema:schema225.required,parentSchema:schema225,data}];
return false;
}
else {
for(const key0 in data){
const _errs134 = errors;
if(typeof key0 === "string"){
if(!pattern18.test(key0)){
const err111 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?!x(?:tenant|stream|purpose)$)[a-z0-9]{1,64}$"},schema:"^(?!x(?:tenant|stream|purpose)$)[a-z0-9]{1,64}$",parentSchema:schema225.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
var valid23 = _errs134 === errors;
if(!valid23){
const err112 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema225.propertyNames,parentSchema:schema225,data};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
validate805.errors = vErrors;
return false;
break;
}
}
if(valid23){
const _errs135 = errors;
for(const key1 in data){
if(!(func10.call(schema225.properties, key1))){
let data44 = data[key1];
const _errs136 = errors;
const _errs137 = errors;
const _errs138 = errors;
const _errs139 = errors;
const _errs140 = errors;
const _errs141 = errors;
let valid27 = false;
const _errs142 = errors;
if(errors === _errs142){
if(typeof data44 === "string"){
if(func0(data44) > 8192){
const err113 = {};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
else {
if(!pattern15.test(data44)){
const err114 = {};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
else {
const err115 = {};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
var _valid1 = _errs142 === errors;
valid27 = valid27 || _valid1;
const _errs144 = errors;
if(typeof data44 !== "boolean"){
const err116 = {};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
var _valid1 = _errs144 === errors;
valid27 = valid27 || _valid1;
const _errs146 = errors;
if(!((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44)))){
const err117 = {};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(errors === _errs146){
if(typeof data44 == "number"){
if(data44 > 2147483647 || isNaN(data44)){
const err118 = {};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
else {
if(data44 < -2147483648 || isNaN(data44)){
const err119 = {};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
else {
if(!(formats2.validate(data44))){
const err120 = {};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
}
}
var _valid1 = _errs146 === errors;
valid27 = valid27 || _valid1;
const _errs148 = errors;
if(data44 !== null){
const err121 = {};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
var _valid1 = _errs148 === errors;
valid27 = valid27 || _valid1;
if(!valid27){
const err122 = {};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
else {
errors = _errs141;
if(vErrors !== null){
if(_errs141){
vErrors.length = _errs141;
}
else {
vErrors = null;
}
}
}
var valid26 = _errs140 === errors;
if(valid26){
const err123 = {};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
else {
errors = _errs139;
if(vErrors !== null){
if(_errs139){
vErrors.length = _errs139;
}
else {
vErrors = null;
}
}
}
var valid25 = _errs138 === errors;
if(valid25){
validate805.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/not",keyword:"not",params:{},schema:schema225.additionalProperties.not,parentSchema:schema225.additionalProperties,data:data44}];
return false;
}
else {
errors = _errs137;
if(vErrors !== null){
if(_errs137){
vErrors.length = _errs137;
}
else {
vErrors = null;
}
}
}
var valid24 = _errs136 === errors;
if(!valid24){
break;
}
}
}
if(_errs135 === errors){
if(data.specversion !== undefined){
const _errs150 = errors;
if(!(validate206(data.specversion, {instancePath:instancePath+"/specversion",parentData:data,parentDataProperty:"specversion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid28 = _errs150 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data.id !== undefined){
const _errs151 = errors;
if(!(validate803(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate803.errors : vErrors.concat(validate803.errors);
errors = vErrors.length;
}
var valid28 = _errs151 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data.source !== undefined){
const _errs152 = errors;
if(!(validate799(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate799.errors : vErrors.concat(validate799.errors);
errors = vErrors.length;
}
var valid28 = _errs152 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data.type !== undefined){
const _errs153 = errors;
if(!(validate3(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid28 = _errs153 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data.time !== undefined){
let data49 = data.time;
const _errs154 = errors;
const _errs155 = errors;
let valid29 = false;
const _errs156 = errors;
if(!(validate800(data49, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate800.errors : vErrors.concat(validate800.errors);
errors = vErrors.length;
}
var _valid2 = _errs156 === errors;
valid29 = valid29 || _valid2;
const _errs157 = errors;
if(data49 !== null){
const err124 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema225.properties.time.anyOf[1].type,parentSchema:schema225.properties.time.anyOf[1],data:data49};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
var _valid2 = _errs157 === errors;
valid29 = valid29 || _valid2;
if(!valid29){
const err125 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/anyOf",keyword:"anyOf",params:{},schema:schema225.properties.time.anyOf,parentSchema:schema225.properties.time,data:data49};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
validate805.errors = vErrors;
return false;
}
else {
errors = _errs155;
if(vErrors !== null){
if(_errs155){
vErrors.length = _errs155;
}
else {
vErrors = null;
}
}
}
var valid28 = _errs154 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data.datacontenttype !== undefined){
let data50 = data.datacontenttype;
const _errs159 = errors;
const _errs160 = errors;
let valid30 = false;
const _errs161 = errors;
if(!(validate804(data50, {instancePath:instancePath+"/datacontenttype",parentData:data,parentDataProperty:"datacontenttype",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate804.errors : vErrors.concat(validate804.errors);
errors = vErrors.length;
}
var _valid3 = _errs161 === errors;
valid30 = valid30 || _valid3;
const _errs162 = errors;
if(data50 !== null){
const err126 = {instancePath:instancePath+"/datacontenttype",schemaPath:"#/properties/datacontenttype/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema225.properties.datacontenttype.anyOf[1].type,parentSchema:schema225.properties.datacontenttype.anyOf[1],data:data50};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
var _valid3 = _errs162 === errors;
valid30 = valid30 || _valid3;
if(!valid30){
const err127 = {instancePath:instancePath+"/datacontenttype",schemaPath:"#/properties/datacontenttype/anyOf",keyword:"anyOf",params:{},schema:schema225.properties.datacontenttype.anyOf,parentSchema:schema225.properties.datacontenttype,data:data50};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
validate805.errors = vErrors;
return false;
}
else {
errors = _errs160;
if(vErrors !== null){
if(_errs160){
vErrors.length = _errs160;
}
else {
vErrors = null;
}
}
}
var valid28 = _errs159 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data.dataschema !== undefined){
let data51 = data.dataschema;
const _errs164 = errors;
const _errs165 = errors;
let valid31 = false;
const _errs166 = errors;
if(!(validate802(data51, {instancePath:instancePath+"/dataschema",parentData:data,parentDataProperty:"dataschema",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate802.errors : vErrors.concat(validate802.errors);
errors = vErrors.length;
}
var _valid4 = _errs166 === errors;
valid31 = valid31 || _valid4;
const _errs167 = errors;
if(data51 !== null){
const err128 = {instancePath:instancePath+"/dataschema",schemaPath:"#/properties/dataschema/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema225.properties.dataschema.anyOf[1].type,parentSchema:schema225.properties.dataschema.anyOf[1],data:data51};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
var _valid4 = _errs167 === errors;
valid31 = valid31 || _valid4;
if(!valid31){
const err129 = {instancePath:instancePath+"/dataschema",schemaPath:"#/properties/dataschema/anyOf",keyword:"anyOf",params:{},schema:schema225.properties.dataschema.anyOf,parentSchema:schema225.properties.dataschema,data:data51};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
validate805.errors = vErrors;
return false;
}
else {
errors = _errs165;
if(vErrors !== null){
if(_errs165){
vErrors.length = _errs165;
}
else {
vErrors = null;
}
}
}
var valid28 = _errs164 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data.subject !== undefined){
let data52 = data.subject;
const _errs169 = errors;
const _errs170 = errors;
let valid32 = false;
const _errs171 = errors;
if(!(validate801(data52, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate801.errors : vErrors.concat(validate801.errors);
errors = vErrors.length;
}
var _valid5 = _errs171 === errors;
valid32 = valid32 || _valid5;
const _errs172 = errors;
if(data52 !== null){
const err130 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema225.properties.subject.anyOf[1].type,parentSchema:schema225.properties.subject.anyOf[1],data:data52};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
var _valid5 = _errs172 === errors;
valid32 = valid32 || _valid5;
if(!valid32){
const err131 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/anyOf",keyword:"anyOf",params:{},schema:schema225.properties.subject.anyOf,parentSchema:schema225.properties.subject,data:data52};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
validate805.errors = vErrors;
return false;
}
else {
errors = _errs170;
if(vErrors !== null){
if(_errs170){
vErrors.length = _errs170;
}
else {
vErrors = null;
}
}
}
var valid28 = _errs169 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data.traceparent !== undefined){
let data53 = data.traceparent;
const _errs174 = errors;
const _errs175 = errors;
let valid33 = false;
const _errs176 = errors;
if(!(validate251(data53, {instancePath:instancePath+"/traceparent",parentData:data,parentDataProperty:"traceparent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var _valid6 = _errs176 === errors;
valid33 = valid33 || _valid6;
const _errs177 = errors;
if(data53 !== null){
const err132 = {instancePath:instancePath+"/traceparent",schemaPath:"#/properties/traceparent/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema225.properties.traceparent.anyOf[1].type,parentSchema:schema225.properties.traceparent.anyOf[1],data:data53};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
var _valid6 = _errs177 === errors;
valid33 = valid33 || _valid6;
if(!valid33){
const err133 = {instancePath:instancePath+"/traceparent",schemaPath:"#/properties/traceparent/anyOf",keyword:"anyOf",params:{},schema:schema225.properties.traceparent.anyOf,parentSchema:schema225.properties.traceparent,data:data53};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
validate805.errors = vErrors;
return false;
}
else {
errors = _errs175;
if(vErrors !== null){
if(_errs175){
vErrors.length = _errs175;
}
else {
vErrors = null;
}
}
}
var valid28 = _errs174 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data.tracestate !== undefined){
let data54 = data.tracestate;
const _errs179 = errors;
const _errs180 = errors;
let valid34 = false;
const _errs181 = errors;
if(!(validate252(data54, {instancePath:instancePath+"/tracestate",parentData:data,parentDataProperty:"tracestate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var _valid7 = _errs181 === errors;
valid34 = valid34 || _valid7;
const _errs182 = errors;
if(data54 !== null){
const err134 = {instancePath:instancePath+"/tracestate",schemaPath:"#/properties/tracestate/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema225.properties.tracestate.anyOf[1].type,parentSchema:schema225.properties.tracestate.anyOf[1],data:data54};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
var _valid7 = _errs182 === errors;
valid34 = valid34 || _valid7;
if(!valid34){
const err135 = {instancePath:instancePath+"/tracestate",schemaPath:"#/properties/tracestate/anyOf",keyword:"anyOf",params:{},schema:schema225.properties.tracestate.anyOf,parentSchema:schema225.properties.tracestate,data:data54};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
validate805.errors = vErrors;
return false;
}
else {
errors = _errs180;
if(vErrors !== null){
if(_errs180){
vErrors.length = _errs180;
}
else {
vErrors = null;
}
}
}
var valid28 = _errs179 === errors;
}
else {
var valid28 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate805.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema225.type,parentSchema:schema225,data}];
return false;
}
}
validate805.errors = vErrors;
return errors === 0;
}
validate805.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema226 = {"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/PublishEvent"}};

function validate838(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate838.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate838.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema226,data}];
return false;
}
else {
if(data.length < 1){
validate838.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema226,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate805(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate805.errors : vErrors.concat(validate805.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate838.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema226.type,parentSchema:schema226,data}];
return false;
}
}
validate838.errors = vErrors;
return errors === 0;
}
validate838.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


const schema227 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{},"context":{"$ref":"#/components/schemas/EventContext"}},"anyOf":[{"$ref":"#/components/schemas/GroupCreatedData"},{"$ref":"#/components/schemas/GroupDeletedData"},{"$ref":"#/components/schemas/GroupMemberAddedData"},{"$ref":"#/components/schemas/GroupMemberDeletedData"},{"$ref":"#/components/schemas/GroupRoleAssignedData"},{"$ref":"#/components/schemas/GroupRoleDeletedData"},{"$ref":"#/components/schemas/GroupUpdatedData"},{"$ref":"#/components/schemas/OrganizationConnectionAddedData"},{"$ref":"#/components/schemas/OrganizationConnectionRemovedData"},{"$ref":"#/components/schemas/OrganizationConnectionUpdatedData"},{"$ref":"#/components/schemas/OrganizationCreatedData"},{"$ref":"#/components/schemas/OrganizationDeletedData"},{"$ref":"#/components/schemas/OrganizationGroupRoleAssignedData"},{"$ref":"#/components/schemas/OrganizationGroupRoleDeletedData"},{"$ref":"#/components/schemas/OrganizationMemberAddedData"},{"$ref":"#/components/schemas/OrganizationMemberDeletedData"},{"$ref":"#/components/schemas/OrganizationMemberRoleAssignedData"},{"$ref":"#/components/schemas/OrganizationMemberRoleDeletedData"},{"$ref":"#/components/schemas/OrganizationUpdatedData"},{"$ref":"#/components/schemas/UserCreatedData"},{"$ref":"#/components/schemas/UserDeletedData"},{"$ref":"#/components/schemas/UserUpdatedData"}]};

function validate840(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate840.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(!(validate246(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs3 = errors;
if(!(validate291(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs4 = errors;
if(!(validate334(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs5 = errors;
if(!(validate351(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs6 = errors;
if(!(validate375(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs7 = errors;
if(!(validate398(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate398.errors : vErrors.concat(validate398.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs8 = errors;
if(!(validate415(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs9 = errors;
if(!(validate441(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs10 = errors;
if(!(validate461(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs11 = errors;
if(!(validate478(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate478.errors : vErrors.concat(validate478.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs12 = errors;
if(!(validate504(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate504.errors : vErrors.concat(validate504.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs13 = errors;
if(!(validate526(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate526.errors : vErrors.concat(validate526.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs14 = errors;
if(!(validate550(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate550.errors : vErrors.concat(validate550.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs15 = errors;
if(!(validate572(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs16 = errors;
if(!(validate594(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate594.errors : vErrors.concat(validate594.errors);
errors = vErrors.length;
}
var _valid0 = _errs16 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs17 = errors;
if(!(validate611(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate611.errors : vErrors.concat(validate611.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs18 = errors;
if(!(validate632(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs19 = errors;
if(!(validate649(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate649.errors : vErrors.concat(validate649.errors);
errors = vErrors.length;
}
var _valid0 = _errs19 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs20 = errors;
if(!(validate666(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate666.errors : vErrors.concat(validate666.errors);
errors = vErrors.length;
}
var _valid0 = _errs20 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs21 = errors;
if(!(validate690(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate690.errors : vErrors.concat(validate690.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs22 = errors;
if(!(validate710(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate710.errors : vErrors.concat(validate710.errors);
errors = vErrors.length;
}
var _valid0 = _errs22 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs23 = errors;
if(!(validate727(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate727.errors : vErrors.concat(validate727.errors);
errors = vErrors.length;
}
var _valid0 = _errs23 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:schema227.anyOf,parentSchema:schema227,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate840.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate840.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema227.required,parentSchema:schema227,data}];
return false;
}
else {
const _errs24 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate840.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema227,data}];
return false;
break;
}
}
if(_errs24 === errors){
if(data.context !== undefined){
if(!(validate241(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate840.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema227.type,parentSchema:schema227,data}];
return false;
}
}
validate840.errors = vErrors;
return errors === 0;
}
validate840.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema228 = {"type":"object","additionalProperties":false,"required":["id","event_id","offset","duplicate"],"properties":{"id":{"$ref":"#/components/schemas/PublisherEventId"},"event_id":{"$ref":"#/components/schemas/EventId"},"offset":{"$ref":"#/components/schemas/Offset"},"duplicate":{"type":"boolean"}}};

function validate864(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate864.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.duplicate === undefined) && (missing0 = "duplicate"))){
validate864.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema228.required,parentSchema:schema228,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "event_id")) || (key0 === "offset")) || (key0 === "duplicate"))){
validate864.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema228,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate803(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate803.errors : vErrors.concat(validate803.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
const _errs3 = errors;
if(!(validate131(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
const _errs4 = errors;
if(!(validate142(data.offset, {instancePath:instancePath+"/offset",parentData:data,parentDataProperty:"offset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duplicate !== undefined){
let data3 = data.duplicate;
const _errs5 = errors;
if(typeof data3 !== "boolean"){
validate864.errors = [{instancePath:instancePath+"/duplicate",schemaPath:"#/properties/duplicate/type",keyword:"type",params:{type: "boolean"},schema:schema228.properties.duplicate.type,parentSchema:schema228.properties.duplicate,data:data3}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate864.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema228.type,parentSchema:schema228,data}];
return false;
}
}
validate864.errors = vErrors;
return errors === 0;
}
validate864.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema229 = {"type":"object","additionalProperties":false,"required":["events"],"properties":{"events":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/PublishedEvent"}}}};

function validate868(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate868.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.events === undefined) && (missing0 = "events")){
validate868.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema229.required,parentSchema:schema229,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "events")){
validate868.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema229,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.events !== undefined){
let data0 = data.events;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate868.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema229.properties.events,data:data0}];
return false;
}
else {
if(data0.length < 1){
validate868.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema229.properties.events,data:data0}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate864(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate864.errors : vErrors.concat(validate864.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate868.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema229.properties.events.type,parentSchema:schema229.properties.events,data:data0}];
return false;
}
}
}
}
}
}
else {
validate868.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema229.type,parentSchema:schema229,data}];
return false;
}
}
validate868.errors = vErrors;
return errors === 0;
}
validate868.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema230 = {"type":"string","enum":["oauth_authentication_api"]};

function validate870(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate870.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate870.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema230.type,parentSchema:schema230,data}];
return false;
}
if(!(data === "oauth_authentication_api")){
validate870.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema230.enum},schema:schema230.enum,parentSchema:schema230,data}];
return false;
}
validate870.errors = vErrors;
return errors === 0;
}
validate870.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema231 = {"type":"string","enum":["client"]};

function validate871(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate871.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate871.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema231.type,parentSchema:schema231,data}];
return false;
}
if(!(data === "client")){
validate871.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema231.enum},schema:schema231.enum,parentSchema:schema231,data}];
return false;
}
validate871.errors = vErrors;
return errors === 0;
}
validate871.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema232 = {"type":"string","minLength":1,"maxLength":255,"pattern":"^(?:client_id:[\\x21-\\x7E]+|cimd_clients|third_party_clients|default)$","x-must-be":"client_id:<id>, 'cimd_clients', 'third_party_clients' or 'default'","examples":["client_id:nightly-import"]};
const pattern20 = new RegExp("^(?:client_id:[\\x21-\\x7E]+|cimd_clients|third_party_clients|default)$", "u");

function validate872(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate872.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 255){
validate872.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema232,data}];
return false;
}
else {
if(func0(data) < 1){
validate872.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema232,data}];
return false;
}
else {
if(!pattern20.test(data)){
validate872.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:client_id:[\\x21-\\x7E]+|cimd_clients|third_party_clients|default)$"},schema:"^(?:client_id:[\\x21-\\x7E]+|cimd_clients|third_party_clients|default)$",parentSchema:schema232,data}];
return false;
}
}
}
}
else {
validate872.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema232.type,parentSchema:schema232,data}];
return false;
}
}
validate872.errors = vErrors;
return errors === 0;
}
validate872.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema233 = {"type":"string","format":"rate-limit-policy-id","minLength":26,"maxLength":26,"pattern":"^[A-Za-z0-9_-]{26}$","x-must-be":"an identifier of 26 letters, digits, hyphens and underscores","examples":["rlp_1CfRp9HbXeJu5MkTcVwF7z"]};
const formats74 = /^[A-Za-z0-9_-]{26}$/;

function validate873(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate873.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 26){
validate873.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 26},schema:26,parentSchema:schema233,data}];
return false;
}
else {
if(func0(data) < 26){
validate873.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 26},schema:26,parentSchema:schema233,data}];
return false;
}
else {
if(!pattern0.test(data)){
validate873.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{26}$"},schema:"^[A-Za-z0-9_-]{26}$",parentSchema:schema233,data}];
return false;
}
else {
if(!(formats74.test(data))){
validate873.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "rate-limit-policy-id"},schema:"rate-limit-policy-id",parentSchema:schema233,data}];
return false;
}
}
}
}
}
else {
validate873.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema233.type,parentSchema:schema233,data}];
return false;
}
}
}
validate873.errors = vErrors;
return errors === 0;
}
validate873.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema234 = {"type":"object","additionalProperties":false,"required":["action"],"properties":{"action":{"type":"string","enum":["allow"],"const":"allow"}}};

function validate874(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate874.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.action === undefined) && (missing0 = "action")){
validate874.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema234.required,parentSchema:schema234,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "action")){
validate874.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema234,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
validate874.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema234.properties.action.type,parentSchema:schema234.properties.action,data:data0}];
return false;
}
if("allow" !== data0){
validate874.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "allow"},schema:"allow",parentSchema:schema234.properties.action,data:data0}];
return false;
}
else {
if(!(data0 === "allow")){
validate874.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema234.properties.action.enum},schema:schema234.properties.action.enum,parentSchema:schema234.properties.action,data:data0}];
return false;
}
}
}
}
}
}
else {
validate874.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema234.type,parentSchema:schema234,data}];
return false;
}
}
validate874.errors = vErrors;
return errors === 0;
}
validate874.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema235 = {"type":"integer","format":"int32","minimum":0,"maximum":10000};

function validate875(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate875.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate875.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema235.type,parentSchema:schema235,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 10000 || isNaN(data)){
validate875.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},schema:10000,parentSchema:schema235,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate875.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema235,data}];
return false;
}
else {
if(!(formats2.validate(data))){
validate875.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema235,data}];
return false;
}
}
}
}
}
validate875.errors = vErrors;
return errors === 0;
}
validate875.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema236 = {"type":"object","additionalProperties":false,"required":["action","limit"],"properties":{"action":{"type":"string","enum":["block"],"const":"block"},"limit":{"$ref":"#/components/schemas/RateLimit"}}};

function validate876(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate876.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.action === undefined) && (missing0 = "action")) || ((data.limit === undefined) && (missing0 = "limit"))){
validate876.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema236.required,parentSchema:schema236,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "action") || (key0 === "limit"))){
validate876.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema236,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.action !== undefined){
let data0 = data.action;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate876.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema236.properties.action.type,parentSchema:schema236.properties.action,data:data0}];
return false;
}
if("block" !== data0){
validate876.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "block"},schema:"block",parentSchema:schema236.properties.action,data:data0}];
return false;
}
else {
if(!(data0 === "block")){
validate876.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema236.properties.action.enum},schema:schema236.properties.action.enum,parentSchema:schema236.properties.action,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
const _errs4 = errors;
if(!(validate875(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate875.errors : vErrors.concat(validate875.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate876.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema236.type,parentSchema:schema236,data}];
return false;
}
}
validate876.errors = vErrors;
return errors === 0;
}
validate876.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema237 = {"type":"object","additionalProperties":false,"required":["action","limit"],"properties":{"action":{"type":"string","enum":["log"],"const":"log"},"limit":{"$ref":"#/components/schemas/RateLimit"}}};

function validate878(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate878.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.action === undefined) && (missing0 = "action")) || ((data.limit === undefined) && (missing0 = "limit"))){
validate878.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema237.required,parentSchema:schema237,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "action") || (key0 === "limit"))){
validate878.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema237,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.action !== undefined){
let data0 = data.action;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate878.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema237.properties.action.type,parentSchema:schema237.properties.action,data:data0}];
return false;
}
if("log" !== data0){
validate878.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "log"},schema:"log",parentSchema:schema237.properties.action,data:data0}];
return false;
}
else {
if(!(data0 === "log")){
validate878.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema237.properties.action.enum},schema:schema237.properties.action.enum,parentSchema:schema237.properties.action,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
const _errs4 = errors;
if(!(validate875(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate875.errors : vErrors.concat(validate875.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate878.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema237.type,parentSchema:schema237,data}];
return false;
}
}
validate878.errors = vErrors;
return errors === 0;
}
validate878.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema238 = {"type":"object","additionalProperties":false,"required":["action","limit","redirect_uri"],"properties":{"action":{"type":"string","enum":["redirect"],"const":"redirect"},"limit":{"$ref":"#/components/schemas/RateLimit"},"redirect_uri":{"type":"string","format":"uri","maxLength":2048,"pattern":"^[Hh][Tt][Tt][Pp][Ss]://(?!(?:[^/?#]*\\.)?[Xx][Nn]--(?:[./:?#]|$))[A-Za-z0-9]","x-must-be":"an https address with the name of a host or an IPv4 address","examples":["https://example.com/slow-down"]}}};
const pattern22 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]://(?!(?:[^/?#]*\\.)?[Xx][Nn]--(?:[./:?#]|$))[A-Za-z0-9]", "u");

function validate880(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate880.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.action === undefined) && (missing0 = "action")) || ((data.limit === undefined) && (missing0 = "limit"))) || ((data.redirect_uri === undefined) && (missing0 = "redirect_uri"))){
validate880.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema238.required,parentSchema:schema238,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "action") || (key0 === "limit")) || (key0 === "redirect_uri"))){
validate880.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema238,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.action !== undefined){
let data0 = data.action;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate880.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema238.properties.action.type,parentSchema:schema238.properties.action,data:data0}];
return false;
}
if("redirect" !== data0){
validate880.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "redirect"},schema:"redirect",parentSchema:schema238.properties.action,data:data0}];
return false;
}
else {
if(!(data0 === "redirect")){
validate880.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema238.properties.action.enum},schema:schema238.properties.action.enum,parentSchema:schema238.properties.action,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
const _errs4 = errors;
if(!(validate875(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate875.errors : vErrors.concat(validate875.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redirect_uri !== undefined){
let data2 = data.redirect_uri;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(func0(data2) > 2048){
validate880.errors = [{instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirect_uri/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema238.properties.redirect_uri,data:data2}];
return false;
}
else {
if(!pattern22.test(data2)){
validate880.errors = [{instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirect_uri/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]://(?!(?:[^/?#]*\\.)?[Xx][Nn]--(?:[./:?#]|$))[A-Za-z0-9]"},schema:"^[Hh][Tt][Tt][Pp][Ss]://(?!(?:[^/?#]*\\.)?[Xx][Nn]--(?:[./:?#]|$))[A-Za-z0-9]",parentSchema:schema238.properties.redirect_uri,data:data2}];
return false;
}
else {
if(!(formats4(data2))){
validate880.errors = [{instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirect_uri/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema238.properties.redirect_uri,data:data2}];
return false;
}
}
}
}
else {
validate880.errors = [{instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirect_uri/type",keyword:"type",params:{type: "string"},schema:schema238.properties.redirect_uri.type,parentSchema:schema238.properties.redirect_uri,data:data2}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate880.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema238.type,parentSchema:schema238,data}];
return false;
}
}
validate880.errors = vErrors;
return errors === 0;
}
validate880.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema239 = {"type":"object","x-extensible":true,"oneOf":[{"$ref":"#/components/schemas/RateLimitAllow"},{"$ref":"#/components/schemas/RateLimitBlock"},{"$ref":"#/components/schemas/RateLimitLog"},{"$ref":"#/components/schemas/RateLimitRedirect"}],"discriminator":{"propertyName":"action"},"x-tags":{"action":["allow","block","log","redirect"]}};

function validate882(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate882.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.action;
if(typeof tag0 == "string"){
if(tag0 === "allow"){
if(!(validate874(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate874.errors : vErrors.concat(validate874.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "block"){
if(!(validate876(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate876.errors : vErrors.concat(validate876.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "log"){
if(!(validate878(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate878.errors : vErrors.concat(validate878.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "redirect"){
if(!(validate880(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate880.errors : vErrors.concat(validate880.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate882.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "action", tagValue: tag0},schema:schema239.discriminator,parentSchema:schema239,data}];
return false;
}
}
else {
validate882.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "action", tagValue: tag0},schema:schema239.discriminator,parentSchema:schema239,data}];
return false;
}
}
else {
validate882.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema239.type,parentSchema:schema239,data}];
return false;
}
}
validate882.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate882.evaluated = {"dynamicProps":true,"dynamicItems":false};


const schema240 = {"x-natural-key":["resource","consumer","consumer_selector"],"type":"object","additionalProperties":false,"required":["id","resource","consumer","consumer_selector","configuration"],"properties":{"id":{"$ref":"#/components/schemas/RateLimitPolicyId"},"resource":{"$ref":"#/components/schemas/RateLimitPolicyResource"},"consumer":{"$ref":"#/components/schemas/RateLimitPolicyConsumer"},"consumer_selector":{"$ref":"#/components/schemas/RateLimitPolicyConsumerSelector"},"configuration":{"$ref":"#/components/schemas/RateLimitPolicyConfiguration"},"created_at":{"$ref":"#/components/schemas/Timestamp"},"updated_at":{"$ref":"#/components/schemas/Timestamp"}}};

function validate887(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate887.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.resource === undefined) && (missing0 = "resource"))) || ((data.consumer === undefined) && (missing0 = "consumer"))) || ((data.consumer_selector === undefined) && (missing0 = "consumer_selector"))) || ((data.configuration === undefined) && (missing0 = "configuration"))){
validate887.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema240.required,parentSchema:schema240,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "resource")) || (key0 === "consumer")) || (key0 === "consumer_selector")) || (key0 === "configuration")) || (key0 === "created_at")) || (key0 === "updated_at"))){
validate887.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema240,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate873(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate873.errors : vErrors.concat(validate873.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resource !== undefined){
const _errs3 = errors;
if(!(validate870(data.resource, {instancePath:instancePath+"/resource",parentData:data,parentDataProperty:"resource",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate870.errors : vErrors.concat(validate870.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.consumer !== undefined){
const _errs4 = errors;
if(!(validate871(data.consumer, {instancePath:instancePath+"/consumer",parentData:data,parentDataProperty:"consumer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate871.errors : vErrors.concat(validate871.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.consumer_selector !== undefined){
const _errs5 = errors;
if(!(validate872(data.consumer_selector, {instancePath:instancePath+"/consumer_selector",parentData:data,parentDataProperty:"consumer_selector",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate872.errors : vErrors.concat(validate872.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.configuration !== undefined){
const _errs6 = errors;
if(!(validate882(data.configuration, {instancePath:instancePath+"/configuration",parentData:data,parentDataProperty:"configuration",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate882.errors : vErrors.concat(validate882.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs7 = errors;
if(!(validate53(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs8 = errors;
if(!(validate53(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate887.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema240.type,parentSchema:schema240,data}];
return false;
}
}
validate887.errors = vErrors;
return errors === 0;
}
validate887.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema241 = {"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/RateLimitPolicy"}};

function validate895(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate895.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate895.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema241,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate887(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate887.errors : vErrors.concat(validate887.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate895.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema241.type,parentSchema:schema241,data}];
return false;
}
}
validate895.errors = vErrors;
return errors === 0;
}
validate895.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


const schema242 = {"type":"object","additionalProperties":false,"required":["rate_limit_policies"],"properties":{"rate_limit_policies":{"$ref":"#/components/schemas/RateLimitPolicies"},"next":{"$ref":"#/components/schemas/Checkpoint"}}};

function validate897(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate897.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.rate_limit_policies === undefined) && (missing0 = "rate_limit_policies")){
validate897.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema242.required,parentSchema:schema242,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "rate_limit_policies") || (key0 === "next"))){
validate897.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema242,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.rate_limit_policies !== undefined){
const _errs2 = errors;
if(!(validate895(data.rate_limit_policies, {instancePath:instancePath+"/rate_limit_policies",parentData:data,parentDataProperty:"rate_limit_policies",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate895.errors : vErrors.concat(validate895.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next !== undefined){
const _errs3 = errors;
if(!(validate68(data.next, {instancePath:instancePath+"/next",parentData:data,parentDataProperty:"next",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate897.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema242.type,parentSchema:schema242,data}];
return false;
}
}
validate897.errors = vErrors;
return errors === 0;
}
validate897.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema243 = {"type":"object","additionalProperties":false,"required":["rate_limit_policies","page","per_page","total"],"properties":{"rate_limit_policies":{"$ref":"#/components/schemas/RateLimitPolicies"},"page":{"$ref":"#/components/schemas/PageNumber"},"per_page":{"$ref":"#/components/schemas/PageSize"},"total":{"$ref":"#/components/schemas/TotalResults"}}};

function validate900(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate900.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.rate_limit_policies === undefined) && (missing0 = "rate_limit_policies")) || ((data.page === undefined) && (missing0 = "page"))) || ((data.per_page === undefined) && (missing0 = "per_page"))) || ((data.total === undefined) && (missing0 = "total"))){
validate900.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema243.required,parentSchema:schema243,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "rate_limit_policies") || (key0 === "page")) || (key0 === "per_page")) || (key0 === "total"))){
validate900.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema243,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.rate_limit_policies !== undefined){
const _errs2 = errors;
if(!(validate895(data.rate_limit_policies, {instancePath:instancePath+"/rate_limit_policies",parentData:data,parentDataProperty:"rate_limit_policies",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate895.errors : vErrors.concat(validate895.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.page !== undefined){
const _errs3 = errors;
if(!(validate72(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.per_page !== undefined){
const _errs4 = errors;
if(!(validate73(data.per_page, {instancePath:instancePath+"/per_page",parentData:data,parentDataProperty:"per_page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
const _errs5 = errors;
if(!(validate74(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate900.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema243.type,parentSchema:schema243,data}];
return false;
}
}
validate900.errors = vErrors;
return errors === 0;
}
validate900.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema244 = {"type":"object","additionalProperties":false,"required":["resource","consumer","consumer_selector","configuration"],"properties":{"resource":{"$ref":"#/components/schemas/RateLimitPolicyResource"},"consumer":{"$ref":"#/components/schemas/RateLimitPolicyConsumer"},"consumer_selector":{"$ref":"#/components/schemas/RateLimitPolicyConsumerSelector"},"configuration":{"$ref":"#/components/schemas/RateLimitPolicyConfiguration"}}};

function validate905(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate905.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.resource === undefined) && (missing0 = "resource")) || ((data.consumer === undefined) && (missing0 = "consumer"))) || ((data.consumer_selector === undefined) && (missing0 = "consumer_selector"))) || ((data.configuration === undefined) && (missing0 = "configuration"))){
validate905.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema244.required,parentSchema:schema244,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "resource") || (key0 === "consumer")) || (key0 === "consumer_selector")) || (key0 === "configuration"))){
validate905.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema244,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.resource !== undefined){
const _errs2 = errors;
if(!(validate870(data.resource, {instancePath:instancePath+"/resource",parentData:data,parentDataProperty:"resource",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate870.errors : vErrors.concat(validate870.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.consumer !== undefined){
const _errs3 = errors;
if(!(validate871(data.consumer, {instancePath:instancePath+"/consumer",parentData:data,parentDataProperty:"consumer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate871.errors : vErrors.concat(validate871.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.consumer_selector !== undefined){
const _errs4 = errors;
if(!(validate872(data.consumer_selector, {instancePath:instancePath+"/consumer_selector",parentData:data,parentDataProperty:"consumer_selector",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate872.errors : vErrors.concat(validate872.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.configuration !== undefined){
const _errs5 = errors;
if(!(validate882(data.configuration, {instancePath:instancePath+"/configuration",parentData:data,parentDataProperty:"configuration",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate882.errors : vErrors.concat(validate882.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate905.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema244.type,parentSchema:schema244,data}];
return false;
}
}
validate905.errors = vErrors;
return errors === 0;
}
validate905.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema245 = {"type":"object","additionalProperties":false,"required":["configuration"],"properties":{"configuration":{"$ref":"#/components/schemas/RateLimitPolicyConfiguration"}}};

function validate910(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate910.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.configuration === undefined) && (missing0 = "configuration")){
validate910.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema245.required,parentSchema:schema245,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "configuration")){
validate910.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema245,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.configuration !== undefined){
if(!(validate882(data.configuration, {instancePath:instancePath+"/configuration",parentData:data,parentDataProperty:"configuration",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate882.errors : vErrors.concat(validate882.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate910.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema245.type,parentSchema:schema245,data}];
return false;
}
}
validate910.errors = vErrors;
return errors === 0;
}
validate910.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema246 = {"type":"object","additionalProperties":true,"required":["grant_type","audience"],"properties":{"grant_type":{"type":"string","minLength":1,"maxLength":255,"examples":["client_credentials"]},"audience":{"type":"string","minLength":1,"maxLength":2048},"client_id":{"type":"string","minLength":1,"maxLength":255},"client_secret":{"type":"string","writeOnly":true,"format":"password","minLength":1,"maxLength":1024},"scope":{"type":"string","maxLength":16384}}};

function validate912(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate912.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.grant_type === undefined) && (missing0 = "grant_type")) || ((data.audience === undefined) && (missing0 = "audience"))){
validate912.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema246.required,parentSchema:schema246,data}];
return false;
}
else {
if(data.grant_type !== undefined){
let data0 = data.grant_type;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 255){
validate912.errors = [{instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema246.properties.grant_type,data:data0}];
return false;
}
else {
if(func0(data0) < 1){
validate912.errors = [{instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema246.properties.grant_type,data:data0}];
return false;
}
}
}
else {
validate912.errors = [{instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/type",keyword:"type",params:{type: "string"},schema:schema246.properties.grant_type.type,parentSchema:schema246.properties.grant_type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audience !== undefined){
let data1 = data.audience;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 2048){
validate912.errors = [{instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema246.properties.audience,data:data1}];
return false;
}
else {
if(func0(data1) < 1){
validate912.errors = [{instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema246.properties.audience,data:data1}];
return false;
}
}
}
else {
validate912.errors = [{instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: "string"},schema:schema246.properties.audience.type,parentSchema:schema246.properties.audience,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client_id !== undefined){
let data2 = data.client_id;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 255){
validate912.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema246.properties.client_id,data:data2}];
return false;
}
else {
if(func0(data2) < 1){
validate912.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema246.properties.client_id,data:data2}];
return false;
}
}
}
else {
validate912.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema246.properties.client_id.type,parentSchema:schema246.properties.client_id,data:data2}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client_secret !== undefined){
let data3 = data.client_secret;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(func0(data3) > 1024){
validate912.errors = [{instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema246.properties.client_secret,data:data3}];
return false;
}
else {
if(func0(data3) < 1){
validate912.errors = [{instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema246.properties.client_secret,data:data3}];
return false;
}
}
}
else {
validate912.errors = [{instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type: "string"},schema:schema246.properties.client_secret.type,parentSchema:schema246.properties.client_secret,data:data3}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scope !== undefined){
let data4 = data.scope;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func0(data4) > 16384){
validate912.errors = [{instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/maxLength",keyword:"maxLength",params:{limit: 16384},schema:16384,parentSchema:schema246.properties.scope,data:data4}];
return false;
}
}
else {
validate912.errors = [{instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"},schema:schema246.properties.scope.type,parentSchema:schema246.properties.scope,data:data4}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate912.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema246.type,parentSchema:schema246,data}];
return false;
}
}
validate912.errors = vErrors;
return errors === 0;
}
validate912.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema247 = {"type":"object","additionalProperties":false,"required":["access_token","token_type","expires_in","scope"],"properties":{"access_token":{"type":"string","maxLength":4096},"token_type":{"type":"string","enum":["Bearer"],"const":"Bearer"},"expires_in":{"type":"integer","format":"int64","minimum":1,"maximum":9007199254740991},"scope":{"type":"string","maxLength":4096}}};

function validate913(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate913.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.access_token === undefined) && (missing0 = "access_token")) || ((data.token_type === undefined) && (missing0 = "token_type"))) || ((data.expires_in === undefined) && (missing0 = "expires_in"))) || ((data.scope === undefined) && (missing0 = "scope"))){
validate913.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema247.required,parentSchema:schema247,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "access_token") || (key0 === "token_type")) || (key0 === "expires_in")) || (key0 === "scope"))){
validate913.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema247,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.access_token !== undefined){
let data0 = data.access_token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 4096){
validate913.errors = [{instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/maxLength",keyword:"maxLength",params:{limit: 4096},schema:4096,parentSchema:schema247.properties.access_token,data:data0}];
return false;
}
}
else {
validate913.errors = [{instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: "string"},schema:schema247.properties.access_token.type,parentSchema:schema247.properties.access_token,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token_type !== undefined){
let data1 = data.token_type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate913.errors = [{instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/type",keyword:"type",params:{type: "string"},schema:schema247.properties.token_type.type,parentSchema:schema247.properties.token_type,data:data1}];
return false;
}
if("Bearer" !== data1){
validate913.errors = [{instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/const",keyword:"const",params:{allowedValue: "Bearer"},schema:"Bearer",parentSchema:schema247.properties.token_type,data:data1}];
return false;
}
else {
if(!(data1 === "Bearer")){
validate913.errors = [{instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/enum",keyword:"enum",params:{allowedValues: schema247.properties.token_type.enum},schema:schema247.properties.token_type.enum,parentSchema:schema247.properties.token_type,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_in !== undefined){
let data2 = data.expires_in;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate913.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/type",keyword:"type",params:{type: "integer"},schema:schema247.properties.expires_in.type,parentSchema:schema247.properties.expires_in,data:data2}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate913.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema247.properties.expires_in,data:data2}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate913.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema247.properties.expires_in,data:data2}];
return false;
}
else {
if(!(formats12.validate(data2))){
validate913.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema247.properties.expires_in,data:data2}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scope !== undefined){
let data3 = data.scope;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func0(data3) > 4096){
validate913.errors = [{instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/maxLength",keyword:"maxLength",params:{limit: 4096},schema:4096,parentSchema:schema247.properties.scope,data:data3}];
return false;
}
}
else {
validate913.errors = [{instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"},schema:schema247.properties.scope.type,parentSchema:schema247.properties.scope,data:data3}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate913.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema247.type,parentSchema:schema247,data}];
return false;
}
}
validate913.errors = vErrors;
return errors === 0;
}
validate913.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema248 = {"type":"string","enum":["invalid_request","invalid_client","unsupported_grant_type","invalid_scope","invalid_target","too_many_requests","server_error","temporarily_unavailable"]};

function validate914(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate914.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate914.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema248.type,parentSchema:schema248,data}];
return false;
}
if(!((((((((data === "invalid_request") || (data === "invalid_client")) || (data === "unsupported_grant_type")) || (data === "invalid_scope")) || (data === "invalid_target")) || (data === "too_many_requests")) || (data === "server_error")) || (data === "temporarily_unavailable"))){
validate914.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema248.enum},schema:schema248.enum,parentSchema:schema248,data}];
return false;
}
validate914.errors = vErrors;
return errors === 0;
}
validate914.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema249 = {"type":"object","additionalProperties":false,"required":["error","error_description"],"properties":{"error":{"$ref":"#/components/schemas/TokenErrorCode"},"error_description":{"type":"string","maxLength":2048}}};

function validate915(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate915.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.error === undefined) && (missing0 = "error")) || ((data.error_description === undefined) && (missing0 = "error_description"))){
validate915.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema249.required,parentSchema:schema249,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "error") || (key0 === "error_description"))){
validate915.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema249,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.error !== undefined){
const _errs2 = errors;
if(!(validate914(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate914.errors : vErrors.concat(validate914.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_description !== undefined){
let data1 = data.error_description;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 2048){
validate915.errors = [{instancePath:instancePath+"/error_description",schemaPath:"#/properties/error_description/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema249.properties.error_description,data:data1}];
return false;
}
}
else {
validate915.errors = [{instancePath:instancePath+"/error_description",schemaPath:"#/properties/error_description/type",keyword:"type",params:{type: "string"},schema:schema249.properties.error_description.type,parentSchema:schema249.properties.error_description,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate915.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema249.type,parentSchema:schema249,data}];
return false;
}
}
validate915.errors = vErrors;
return errors === 0;
}
validate915.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema250 = {"type":"string","minLength":1,"maxLength":2048,"pattern":"^[A-Za-z0-9_-]+$","x-must-be":"base64url"};
const pattern23 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate917(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate917.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 2048){
validate917.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema250,data}];
return false;
}
else {
if(func0(data) < 1){
validate917.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema250,data}];
return false;
}
else {
if(!pattern23.test(data)){
validate917.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},schema:"^[A-Za-z0-9_-]+$",parentSchema:schema250,data}];
return false;
}
}
}
}
else {
validate917.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema250.type,parentSchema:schema250,data}];
return false;
}
}
validate917.errors = vErrors;
return errors === 0;
}
validate917.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema251 = {"type":"string","minLength":1,"maxLength":128};

function validate918(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate918.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 128){
validate918.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema251,data}];
return false;
}
else {
if(func0(data) < 1){
validate918.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema251,data}];
return false;
}
}
}
else {
validate918.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema251.type,parentSchema:schema251,data}];
return false;
}
}
validate918.errors = vErrors;
return errors === 0;
}
validate918.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema252 = {"type":"object","additionalProperties":false,"required":["kty","crv","x","kid","use","alg"],"properties":{"kty":{"type":"string","enum":["OKP"],"const":"OKP"},"crv":{"type":"string","enum":["Ed25519"],"const":"Ed25519"},"x":{"$ref":"#/components/schemas/JsonWebKeyValue"},"kid":{"$ref":"#/components/schemas/JsonWebKeyId"},"use":{"type":"string","enum":["sig"],"const":"sig"},"alg":{"type":"string","enum":["EdDSA"],"const":"EdDSA"}}};

function validate919(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate919.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.kty === undefined) && (missing0 = "kty")) || ((data.crv === undefined) && (missing0 = "crv"))) || ((data.x === undefined) && (missing0 = "x"))) || ((data.kid === undefined) && (missing0 = "kid"))) || ((data.use === undefined) && (missing0 = "use"))) || ((data.alg === undefined) && (missing0 = "alg"))){
validate919.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema252.required,parentSchema:schema252,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "kty") || (key0 === "crv")) || (key0 === "x")) || (key0 === "kid")) || (key0 === "use")) || (key0 === "alg"))){
validate919.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema252,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kty !== undefined){
let data0 = data.kty;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate919.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/type",keyword:"type",params:{type: "string"},schema:schema252.properties.kty.type,parentSchema:schema252.properties.kty,data:data0}];
return false;
}
if("OKP" !== data0){
validate919.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/const",keyword:"const",params:{allowedValue: "OKP"},schema:"OKP",parentSchema:schema252.properties.kty,data:data0}];
return false;
}
else {
if(!(data0 === "OKP")){
validate919.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/enum",keyword:"enum",params:{allowedValues: schema252.properties.kty.enum},schema:schema252.properties.kty.enum,parentSchema:schema252.properties.kty,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.crv !== undefined){
let data1 = data.crv;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate919.errors = [{instancePath:instancePath+"/crv",schemaPath:"#/properties/crv/type",keyword:"type",params:{type: "string"},schema:schema252.properties.crv.type,parentSchema:schema252.properties.crv,data:data1}];
return false;
}
if("Ed25519" !== data1){
validate919.errors = [{instancePath:instancePath+"/crv",schemaPath:"#/properties/crv/const",keyword:"const",params:{allowedValue: "Ed25519"},schema:"Ed25519",parentSchema:schema252.properties.crv,data:data1}];
return false;
}
else {
if(!(data1 === "Ed25519")){
validate919.errors = [{instancePath:instancePath+"/crv",schemaPath:"#/properties/crv/enum",keyword:"enum",params:{allowedValues: schema252.properties.crv.enum},schema:schema252.properties.crv.enum,parentSchema:schema252.properties.crv,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.x !== undefined){
const _errs6 = errors;
if(!(validate917(data.x, {instancePath:instancePath+"/x",parentData:data,parentDataProperty:"x",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate917.errors : vErrors.concat(validate917.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kid !== undefined){
const _errs7 = errors;
if(!(validate918(data.kid, {instancePath:instancePath+"/kid",parentData:data,parentDataProperty:"kid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate918.errors : vErrors.concat(validate918.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.use !== undefined){
let data4 = data.use;
const _errs8 = errors;
if(typeof data4 !== "string"){
validate919.errors = [{instancePath:instancePath+"/use",schemaPath:"#/properties/use/type",keyword:"type",params:{type: "string"},schema:schema252.properties.use.type,parentSchema:schema252.properties.use,data:data4}];
return false;
}
if("sig" !== data4){
validate919.errors = [{instancePath:instancePath+"/use",schemaPath:"#/properties/use/const",keyword:"const",params:{allowedValue: "sig"},schema:"sig",parentSchema:schema252.properties.use,data:data4}];
return false;
}
else {
if(!(data4 === "sig")){
validate919.errors = [{instancePath:instancePath+"/use",schemaPath:"#/properties/use/enum",keyword:"enum",params:{allowedValues: schema252.properties.use.enum},schema:schema252.properties.use.enum,parentSchema:schema252.properties.use,data:data4}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alg !== undefined){
let data5 = data.alg;
const _errs10 = errors;
if(typeof data5 !== "string"){
validate919.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/type",keyword:"type",params:{type: "string"},schema:schema252.properties.alg.type,parentSchema:schema252.properties.alg,data:data5}];
return false;
}
if("EdDSA" !== data5){
validate919.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/const",keyword:"const",params:{allowedValue: "EdDSA"},schema:"EdDSA",parentSchema:schema252.properties.alg,data:data5}];
return false;
}
else {
if(!(data5 === "EdDSA")){
validate919.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/enum",keyword:"enum",params:{allowedValues: schema252.properties.alg.enum},schema:schema252.properties.alg.enum,parentSchema:schema252.properties.alg,data:data5}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate919.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema252.type,parentSchema:schema252,data}];
return false;
}
}
validate919.errors = vErrors;
return errors === 0;
}
validate919.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema253 = {"type":"object","additionalProperties":false,"required":["kty","crv","x","y","kid","use","alg"],"properties":{"kty":{"type":"string","enum":["EC"],"const":"EC"},"crv":{"type":"string","enum":["P-256"],"const":"P-256"},"x":{"$ref":"#/components/schemas/JsonWebKeyValue"},"y":{"$ref":"#/components/schemas/JsonWebKeyValue"},"kid":{"$ref":"#/components/schemas/JsonWebKeyId"},"use":{"type":"string","enum":["sig"],"const":"sig"},"alg":{"type":"string","enum":["ES256"],"const":"ES256"}}};

function validate922(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate922.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.kty === undefined) && (missing0 = "kty")) || ((data.crv === undefined) && (missing0 = "crv"))) || ((data.x === undefined) && (missing0 = "x"))) || ((data.y === undefined) && (missing0 = "y"))) || ((data.kid === undefined) && (missing0 = "kid"))) || ((data.use === undefined) && (missing0 = "use"))) || ((data.alg === undefined) && (missing0 = "alg"))){
validate922.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema253.required,parentSchema:schema253,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "kty") || (key0 === "crv")) || (key0 === "x")) || (key0 === "y")) || (key0 === "kid")) || (key0 === "use")) || (key0 === "alg"))){
validate922.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema253,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kty !== undefined){
let data0 = data.kty;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate922.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/type",keyword:"type",params:{type: "string"},schema:schema253.properties.kty.type,parentSchema:schema253.properties.kty,data:data0}];
return false;
}
if("EC" !== data0){
validate922.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/const",keyword:"const",params:{allowedValue: "EC"},schema:"EC",parentSchema:schema253.properties.kty,data:data0}];
return false;
}
else {
if(!(data0 === "EC")){
validate922.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/enum",keyword:"enum",params:{allowedValues: schema253.properties.kty.enum},schema:schema253.properties.kty.enum,parentSchema:schema253.properties.kty,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.crv !== undefined){
let data1 = data.crv;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate922.errors = [{instancePath:instancePath+"/crv",schemaPath:"#/properties/crv/type",keyword:"type",params:{type: "string"},schema:schema253.properties.crv.type,parentSchema:schema253.properties.crv,data:data1}];
return false;
}
if("P-256" !== data1){
validate922.errors = [{instancePath:instancePath+"/crv",schemaPath:"#/properties/crv/const",keyword:"const",params:{allowedValue: "P-256"},schema:"P-256",parentSchema:schema253.properties.crv,data:data1}];
return false;
}
else {
if(!(data1 === "P-256")){
validate922.errors = [{instancePath:instancePath+"/crv",schemaPath:"#/properties/crv/enum",keyword:"enum",params:{allowedValues: schema253.properties.crv.enum},schema:schema253.properties.crv.enum,parentSchema:schema253.properties.crv,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.x !== undefined){
const _errs6 = errors;
if(!(validate917(data.x, {instancePath:instancePath+"/x",parentData:data,parentDataProperty:"x",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate917.errors : vErrors.concat(validate917.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.y !== undefined){
const _errs7 = errors;
if(!(validate917(data.y, {instancePath:instancePath+"/y",parentData:data,parentDataProperty:"y",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate917.errors : vErrors.concat(validate917.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kid !== undefined){
const _errs8 = errors;
if(!(validate918(data.kid, {instancePath:instancePath+"/kid",parentData:data,parentDataProperty:"kid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate918.errors : vErrors.concat(validate918.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.use !== undefined){
let data5 = data.use;
const _errs9 = errors;
if(typeof data5 !== "string"){
validate922.errors = [{instancePath:instancePath+"/use",schemaPath:"#/properties/use/type",keyword:"type",params:{type: "string"},schema:schema253.properties.use.type,parentSchema:schema253.properties.use,data:data5}];
return false;
}
if("sig" !== data5){
validate922.errors = [{instancePath:instancePath+"/use",schemaPath:"#/properties/use/const",keyword:"const",params:{allowedValue: "sig"},schema:"sig",parentSchema:schema253.properties.use,data:data5}];
return false;
}
else {
if(!(data5 === "sig")){
validate922.errors = [{instancePath:instancePath+"/use",schemaPath:"#/properties/use/enum",keyword:"enum",params:{allowedValues: schema253.properties.use.enum},schema:schema253.properties.use.enum,parentSchema:schema253.properties.use,data:data5}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alg !== undefined){
let data6 = data.alg;
const _errs11 = errors;
if(typeof data6 !== "string"){
validate922.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/type",keyword:"type",params:{type: "string"},schema:schema253.properties.alg.type,parentSchema:schema253.properties.alg,data:data6}];
return false;
}
if("ES256" !== data6){
validate922.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/const",keyword:"const",params:{allowedValue: "ES256"},schema:"ES256",parentSchema:schema253.properties.alg,data:data6}];
return false;
}
else {
if(!(data6 === "ES256")){
validate922.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/enum",keyword:"enum",params:{allowedValues: schema253.properties.alg.enum},schema:schema253.properties.alg.enum,parentSchema:schema253.properties.alg,data:data6}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate922.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema253.type,parentSchema:schema253,data}];
return false;
}
}
validate922.errors = vErrors;
return errors === 0;
}
validate922.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema254 = {"type":"object","additionalProperties":false,"required":["kty","n","e","kid","use","alg"],"properties":{"kty":{"type":"string","enum":["RSA"],"const":"RSA"},"n":{"$ref":"#/components/schemas/JsonWebKeyValue"},"e":{"$ref":"#/components/schemas/JsonWebKeyValue"},"kid":{"$ref":"#/components/schemas/JsonWebKeyId"},"use":{"type":"string","enum":["sig"],"const":"sig"},"alg":{"type":"string","enum":["RS256"],"const":"RS256"}}};

function validate926(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate926.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.kty === undefined) && (missing0 = "kty")) || ((data.n === undefined) && (missing0 = "n"))) || ((data.e === undefined) && (missing0 = "e"))) || ((data.kid === undefined) && (missing0 = "kid"))) || ((data.use === undefined) && (missing0 = "use"))) || ((data.alg === undefined) && (missing0 = "alg"))){
validate926.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema254.required,parentSchema:schema254,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "kty") || (key0 === "n")) || (key0 === "e")) || (key0 === "kid")) || (key0 === "use")) || (key0 === "alg"))){
validate926.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema254,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kty !== undefined){
let data0 = data.kty;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate926.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/type",keyword:"type",params:{type: "string"},schema:schema254.properties.kty.type,parentSchema:schema254.properties.kty,data:data0}];
return false;
}
if("RSA" !== data0){
validate926.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/const",keyword:"const",params:{allowedValue: "RSA"},schema:"RSA",parentSchema:schema254.properties.kty,data:data0}];
return false;
}
else {
if(!(data0 === "RSA")){
validate926.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/enum",keyword:"enum",params:{allowedValues: schema254.properties.kty.enum},schema:schema254.properties.kty.enum,parentSchema:schema254.properties.kty,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n !== undefined){
const _errs4 = errors;
if(!(validate917(data.n, {instancePath:instancePath+"/n",parentData:data,parentDataProperty:"n",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate917.errors : vErrors.concat(validate917.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.e !== undefined){
const _errs5 = errors;
if(!(validate917(data.e, {instancePath:instancePath+"/e",parentData:data,parentDataProperty:"e",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate917.errors : vErrors.concat(validate917.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kid !== undefined){
const _errs6 = errors;
if(!(validate918(data.kid, {instancePath:instancePath+"/kid",parentData:data,parentDataProperty:"kid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate918.errors : vErrors.concat(validate918.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.use !== undefined){
let data4 = data.use;
const _errs7 = errors;
if(typeof data4 !== "string"){
validate926.errors = [{instancePath:instancePath+"/use",schemaPath:"#/properties/use/type",keyword:"type",params:{type: "string"},schema:schema254.properties.use.type,parentSchema:schema254.properties.use,data:data4}];
return false;
}
if("sig" !== data4){
validate926.errors = [{instancePath:instancePath+"/use",schemaPath:"#/properties/use/const",keyword:"const",params:{allowedValue: "sig"},schema:"sig",parentSchema:schema254.properties.use,data:data4}];
return false;
}
else {
if(!(data4 === "sig")){
validate926.errors = [{instancePath:instancePath+"/use",schemaPath:"#/properties/use/enum",keyword:"enum",params:{allowedValues: schema254.properties.use.enum},schema:schema254.properties.use.enum,parentSchema:schema254.properties.use,data:data4}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alg !== undefined){
let data5 = data.alg;
const _errs9 = errors;
if(typeof data5 !== "string"){
validate926.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/type",keyword:"type",params:{type: "string"},schema:schema254.properties.alg.type,parentSchema:schema254.properties.alg,data:data5}];
return false;
}
if("RS256" !== data5){
validate926.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/const",keyword:"const",params:{allowedValue: "RS256"},schema:"RS256",parentSchema:schema254.properties.alg,data:data5}];
return false;
}
else {
if(!(data5 === "RS256")){
validate926.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/enum",keyword:"enum",params:{allowedValues: schema254.properties.alg.enum},schema:schema254.properties.alg.enum,parentSchema:schema254.properties.alg,data:data5}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate926.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema254.type,parentSchema:schema254,data}];
return false;
}
}
validate926.errors = vErrors;
return errors === 0;
}
validate926.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema255 = {"type":"object","oneOf":[{"$ref":"#/components/schemas/OkpJsonWebKey"},{"$ref":"#/components/schemas/EcJsonWebKey"},{"$ref":"#/components/schemas/RsaJsonWebKey"}],"discriminator":{"propertyName":"kty"},"x-tags":{"kty":["OKP","EC","RSA"]}};

function validate930(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate930.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.kty;
if(typeof tag0 == "string"){
if(tag0 === "OKP"){
if(!(validate919(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate919.errors : vErrors.concat(validate919.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "EC"){
if(!(validate922(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate922.errors : vErrors.concat(validate922.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "RSA"){
if(!(validate926(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate926.errors : vErrors.concat(validate926.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate930.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kty", tagValue: tag0},schema:schema255.discriminator,parentSchema:schema255,data}];
return false;
}
}
else {
validate930.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kty", tagValue: tag0},schema:schema255.discriminator,parentSchema:schema255,data}];
return false;
}
}
else {
validate930.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema255.type,parentSchema:schema255,data}];
return false;
}
}
validate930.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate930.evaluated = {"dynamicProps":true,"dynamicItems":false};


const schema256 = {"type":"object","additionalProperties":false,"required":["keys"],"properties":{"keys":{"type":"array","maxItems":64,"items":{"$ref":"#/components/schemas/JsonWebKey"}}}};

function validate934(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate934.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.keys === undefined) && (missing0 = "keys")){
validate934.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema256.required,parentSchema:schema256,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "keys")){
validate934.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema256,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.keys !== undefined){
let data0 = data.keys;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 64){
validate934.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{limit: 64},schema:64,parentSchema:schema256.properties.keys,data:data0}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate930(data0[i0], {instancePath:instancePath+"/keys/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate930.errors : vErrors.concat(validate930.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate934.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"},schema:schema256.properties.keys.type,parentSchema:schema256.properties.keys,data:data0}];
return false;
}
}
}
}
}
}
else {
validate934.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema256.type,parentSchema:schema256,data}];
return false;
}
}
validate934.errors = vErrors;
return errors === 0;
}
validate934.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema257 = {"type":"object","additionalProperties":false,"required":["issuer","token_endpoint","jwks_uri","response_types_supported","grant_types_supported","token_endpoint_auth_methods_supported"],"properties":{"issuer":{"type":"string","format":"uri","maxLength":2048},"token_endpoint":{"type":"string","format":"uri","maxLength":2048},"jwks_uri":{"type":"string","format":"uri","maxLength":2048},"scopes_supported":{"type":"array","maxItems":1024,"items":{"type":"string","maxLength":128}},"response_types_supported":{"type":"array","maxItems":0,"items":{"type":"string","maxLength":128}},"grant_types_supported":{"type":"array","maxItems":1,"items":{"type":"string","enum":["client_credentials"],"const":"client_credentials"}},"token_endpoint_auth_methods_supported":{"type":"array","maxItems":2,"items":{"type":"string","enum":["client_secret_basic","client_secret_post"]}}}};

function validate936(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate936.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.issuer === undefined) && (missing0 = "issuer")) || ((data.token_endpoint === undefined) && (missing0 = "token_endpoint"))) || ((data.jwks_uri === undefined) && (missing0 = "jwks_uri"))) || ((data.response_types_supported === undefined) && (missing0 = "response_types_supported"))) || ((data.grant_types_supported === undefined) && (missing0 = "grant_types_supported"))) || ((data.token_endpoint_auth_methods_supported === undefined) && (missing0 = "token_endpoint_auth_methods_supported"))){
validate936.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema257.required,parentSchema:schema257,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "issuer") || (key0 === "token_endpoint")) || (key0 === "jwks_uri")) || (key0 === "scopes_supported")) || (key0 === "response_types_supported")) || (key0 === "grant_types_supported")) || (key0 === "token_endpoint_auth_methods_supported"))){
validate936.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema257,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.issuer !== undefined){
let data0 = data.issuer;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 2048){
validate936.errors = [{instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema257.properties.issuer,data:data0}];
return false;
}
else {
if(!(formats4(data0))){
validate936.errors = [{instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema257.properties.issuer,data:data0}];
return false;
}
}
}
else {
validate936.errors = [{instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/type",keyword:"type",params:{type: "string"},schema:schema257.properties.issuer.type,parentSchema:schema257.properties.issuer,data:data0}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token_endpoint !== undefined){
let data1 = data.token_endpoint;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 2048){
validate936.errors = [{instancePath:instancePath+"/token_endpoint",schemaPath:"#/properties/token_endpoint/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema257.properties.token_endpoint,data:data1}];
return false;
}
else {
if(!(formats4(data1))){
validate936.errors = [{instancePath:instancePath+"/token_endpoint",schemaPath:"#/properties/token_endpoint/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema257.properties.token_endpoint,data:data1}];
return false;
}
}
}
else {
validate936.errors = [{instancePath:instancePath+"/token_endpoint",schemaPath:"#/properties/token_endpoint/type",keyword:"type",params:{type: "string"},schema:schema257.properties.token_endpoint.type,parentSchema:schema257.properties.token_endpoint,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jwks_uri !== undefined){
let data2 = data.jwks_uri;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 2048){
validate936.errors = [{instancePath:instancePath+"/jwks_uri",schemaPath:"#/properties/jwks_uri/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema257.properties.jwks_uri,data:data2}];
return false;
}
else {
if(!(formats4(data2))){
validate936.errors = [{instancePath:instancePath+"/jwks_uri",schemaPath:"#/properties/jwks_uri/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema257.properties.jwks_uri,data:data2}];
return false;
}
}
}
else {
validate936.errors = [{instancePath:instancePath+"/jwks_uri",schemaPath:"#/properties/jwks_uri/type",keyword:"type",params:{type: "string"},schema:schema257.properties.jwks_uri.type,parentSchema:schema257.properties.jwks_uri,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes_supported !== undefined){
let data3 = data.scopes_supported;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length > 1024){
validate936.errors = [{instancePath:instancePath+"/scopes_supported",schemaPath:"#/properties/scopes_supported/maxItems",keyword:"maxItems",params:{limit: 1024},schema:1024,parentSchema:schema257.properties.scopes_supported,data:data3}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func0(data4) > 128){
validate936.errors = [{instancePath:instancePath+"/scopes_supported/" + i0,schemaPath:"#/properties/scopes_supported/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema257.properties.scopes_supported.items,data:data4}];
return false;
}
}
else {
validate936.errors = [{instancePath:instancePath+"/scopes_supported/" + i0,schemaPath:"#/properties/scopes_supported/items/type",keyword:"type",params:{type: "string"},schema:schema257.properties.scopes_supported.items.type,parentSchema:schema257.properties.scopes_supported.items,data:data4}];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate936.errors = [{instancePath:instancePath+"/scopes_supported",schemaPath:"#/properties/scopes_supported/type",keyword:"type",params:{type: "array"},schema:schema257.properties.scopes_supported.type,parentSchema:schema257.properties.scopes_supported,data:data3}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_types_supported !== undefined){
let data5 = data.response_types_supported;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
if(data5.length > 0){
validate936.errors = [{instancePath:instancePath+"/response_types_supported",schemaPath:"#/properties/response_types_supported/maxItems",keyword:"maxItems",params:{limit: 0},schema:0,parentSchema:schema257.properties.response_types_supported,data:data5}];
return false;
}
else {
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(func0(data6) > 128){
validate936.errors = [{instancePath:instancePath+"/response_types_supported/" + i1,schemaPath:"#/properties/response_types_supported/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema257.properties.response_types_supported.items,data:data6}];
return false;
}
}
else {
validate936.errors = [{instancePath:instancePath+"/response_types_supported/" + i1,schemaPath:"#/properties/response_types_supported/items/type",keyword:"type",params:{type: "string"},schema:schema257.properties.response_types_supported.items.type,parentSchema:schema257.properties.response_types_supported.items,data:data6}];
return false;
}
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate936.errors = [{instancePath:instancePath+"/response_types_supported",schemaPath:"#/properties/response_types_supported/type",keyword:"type",params:{type: "array"},schema:schema257.properties.response_types_supported.type,parentSchema:schema257.properties.response_types_supported,data:data5}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grant_types_supported !== undefined){
let data7 = data.grant_types_supported;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
if(data7.length > 1){
validate936.errors = [{instancePath:instancePath+"/grant_types_supported",schemaPath:"#/properties/grant_types_supported/maxItems",keyword:"maxItems",params:{limit: 1},schema:1,parentSchema:schema257.properties.grant_types_supported,data:data7}];
return false;
}
else {
var valid3 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
const _errs18 = errors;
if(typeof data8 !== "string"){
validate936.errors = [{instancePath:instancePath+"/grant_types_supported/" + i2,schemaPath:"#/properties/grant_types_supported/items/type",keyword:"type",params:{type: "string"},schema:schema257.properties.grant_types_supported.items.type,parentSchema:schema257.properties.grant_types_supported.items,data:data8}];
return false;
}
if("client_credentials" !== data8){
validate936.errors = [{instancePath:instancePath+"/grant_types_supported/" + i2,schemaPath:"#/properties/grant_types_supported/items/const",keyword:"const",params:{allowedValue: "client_credentials"},schema:"client_credentials",parentSchema:schema257.properties.grant_types_supported.items,data:data8}];
return false;
}
else {
if(!(data8 === "client_credentials")){
validate936.errors = [{instancePath:instancePath+"/grant_types_supported/" + i2,schemaPath:"#/properties/grant_types_supported/items/enum",keyword:"enum",params:{allowedValues: schema257.properties.grant_types_supported.items.enum},schema:schema257.properties.grant_types_supported.items.enum,parentSchema:schema257.properties.grant_types_supported.items,data:data8}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate936.errors = [{instancePath:instancePath+"/grant_types_supported",schemaPath:"#/properties/grant_types_supported/type",keyword:"type",params:{type: "array"},schema:schema257.properties.grant_types_supported.type,parentSchema:schema257.properties.grant_types_supported,data:data7}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token_endpoint_auth_methods_supported !== undefined){
let data9 = data.token_endpoint_auth_methods_supported;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data9)){
if(data9.length > 2){
validate936.errors = [{instancePath:instancePath+"/token_endpoint_auth_methods_supported",schemaPath:"#/properties/token_endpoint_auth_methods_supported/maxItems",keyword:"maxItems",params:{limit: 2},schema:2,parentSchema:schema257.properties.token_endpoint_auth_methods_supported,data:data9}];
return false;
}
else {
var valid4 = true;
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
let data10 = data9[i3];
const _errs22 = errors;
if(typeof data10 !== "string"){
validate936.errors = [{instancePath:instancePath+"/token_endpoint_auth_methods_supported/" + i3,schemaPath:"#/properties/token_endpoint_auth_methods_supported/items/type",keyword:"type",params:{type: "string"},schema:schema257.properties.token_endpoint_auth_methods_supported.items.type,parentSchema:schema257.properties.token_endpoint_auth_methods_supported.items,data:data10}];
return false;
}
if(!((data10 === "client_secret_basic") || (data10 === "client_secret_post"))){
validate936.errors = [{instancePath:instancePath+"/token_endpoint_auth_methods_supported/" + i3,schemaPath:"#/properties/token_endpoint_auth_methods_supported/items/enum",keyword:"enum",params:{allowedValues: schema257.properties.token_endpoint_auth_methods_supported.items.enum},schema:schema257.properties.token_endpoint_auth_methods_supported.items.enum,parentSchema:schema257.properties.token_endpoint_auth_methods_supported.items,data:data10}];
return false;
}
var valid4 = _errs22 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate936.errors = [{instancePath:instancePath+"/token_endpoint_auth_methods_supported",schemaPath:"#/properties/token_endpoint_auth_methods_supported/type",keyword:"type",params:{type: "array"},schema:schema257.properties.token_endpoint_auth_methods_supported.type,parentSchema:schema257.properties.token_endpoint_auth_methods_supported,data:data9}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate936.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema257.type,parentSchema:schema257,data}];
return false;
}
}
validate936.errors = vErrors;
return errors === 0;
}
validate936.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema258 = {"type":"object","x-extensible":true,"oneOf":[{"$ref":"#/components/schemas/GroupCreatedEvent"},{"$ref":"#/components/schemas/GroupDeletedEvent"},{"$ref":"#/components/schemas/GroupMemberAddedEvent"},{"$ref":"#/components/schemas/GroupMemberDeletedEvent"},{"$ref":"#/components/schemas/GroupRoleAssignedEvent"},{"$ref":"#/components/schemas/GroupRoleDeletedEvent"},{"$ref":"#/components/schemas/GroupUpdatedEvent"},{"$ref":"#/components/schemas/OrganizationConnectionAddedEvent"},{"$ref":"#/components/schemas/OrganizationConnectionRemovedEvent"},{"$ref":"#/components/schemas/OrganizationConnectionUpdatedEvent"},{"$ref":"#/components/schemas/OrganizationCreatedEvent"},{"$ref":"#/components/schemas/OrganizationDeletedEvent"},{"$ref":"#/components/schemas/OrganizationGroupRoleAssignedEvent"},{"$ref":"#/components/schemas/OrganizationGroupRoleDeletedEvent"},{"$ref":"#/components/schemas/OrganizationMemberAddedEvent"},{"$ref":"#/components/schemas/OrganizationMemberDeletedEvent"},{"$ref":"#/components/schemas/OrganizationMemberRoleAssignedEvent"},{"$ref":"#/components/schemas/OrganizationMemberRoleDeletedEvent"},{"$ref":"#/components/schemas/OrganizationUpdatedEvent"},{"$ref":"#/components/schemas/UserCreatedEvent"},{"$ref":"#/components/schemas/UserDeletedEvent"},{"$ref":"#/components/schemas/UserUpdatedEvent"}],"discriminator":{"propertyName":"type"},"x-tags":{"type":["group.created","group.deleted","group.member.added","group.member.deleted","group.role.assigned","group.role.deleted","group.updated","organization.connection.added","organization.connection.removed","organization.connection.updated","organization.created","organization.deleted","organization.group.role.assigned","organization.group.role.deleted","organization.member.added","organization.member.deleted","organization.member.role.assigned","organization.member.role.deleted","organization.updated","user.created","user.deleted","user.updated"]}};

function validate937(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate937.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "group.created"){
if(!(validate253(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "group.deleted"){
if(!(validate294(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "group.member.added"){
if(!(validate337(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "group.member.deleted"){
if(!(validate354(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "group.role.assigned"){
if(!(validate378(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "group.role.deleted"){
if(!(validate401(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "group.updated"){
if(!(validate418(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.connection.added"){
if(!(validate444(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.connection.removed"){
if(!(validate464(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate464.errors : vErrors.concat(validate464.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.connection.updated"){
if(!(validate481(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate481.errors : vErrors.concat(validate481.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.created"){
if(!(validate507(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate507.errors : vErrors.concat(validate507.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.deleted"){
if(!(validate529(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.group.role.assigned"){
if(!(validate553(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.group.role.deleted"){
if(!(validate575(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate575.errors : vErrors.concat(validate575.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.member.added"){
if(!(validate597(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.member.deleted"){
if(!(validate614(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate614.errors : vErrors.concat(validate614.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.member.role.assigned"){
if(!(validate635(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate635.errors : vErrors.concat(validate635.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.member.role.deleted"){
if(!(validate652(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "organization.updated"){
if(!(validate669(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate669.errors : vErrors.concat(validate669.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "user.created"){
if(!(validate693(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate693.errors : vErrors.concat(validate693.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "user.deleted"){
if(!(validate713(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate713.errors : vErrors.concat(validate713.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "user.updated"){
if(!(validate730(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate730.errors : vErrors.concat(validate730.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate937.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},schema:schema258.discriminator,parentSchema:schema258,data}];
return false;
}
}
else {
validate937.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},schema:schema258.discriminator,parentSchema:schema258,data}];
return false;
}
}
else {
validate937.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema258.type,parentSchema:schema258,data}];
return false;
}
}
validate937.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate937.evaluated = {"dynamicProps":true,"dynamicItems":false};


const schema259 = {"x-extensible":true,"type":"string","enum":["event_stream.failing","event_stream.recovered","event_stream.behind","event_stream.disabled","events.dropped","signing_key.rotated","clock.jumped","node.took_over"]};

function validate960(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate960.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate960.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema259.type,parentSchema:schema259,data}];
return false;
}
if(!((((((((data === "event_stream.failing") || (data === "event_stream.recovered")) || (data === "event_stream.behind")) || (data === "event_stream.disabled")) || (data === "events.dropped")) || (data === "signing_key.rotated")) || (data === "clock.jumped")) || (data === "node.took_over"))){
validate960.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema259.enum},schema:schema259.enum,parentSchema:schema259,data}];
return false;
}
validate960.errors = vErrors;
return errors === 0;
}
validate960.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema260 = {"type":"object","additionalProperties":false,"required":["specversion","type","source","id","time","data","xtenant"],"properties":{"specversion":{"type":"string","const":"1.0","enum":["1.0"]},"type":{"$ref":"#/components/schemas/NoticeType"},"source":{"type":"string","format":"uri-reference","maxLength":2048},"id":{"$ref":"#/components/schemas/LogId"},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"$ref":"#/components/schemas/LogEntry"},"xtenant":{"type":"string","maxLength":255}}};

function validate961(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate961.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.xtenant === undefined) && (missing0 = "xtenant"))){
validate961.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema260.required,parentSchema:schema260,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "specversion") || (key0 === "type")) || (key0 === "source")) || (key0 === "id")) || (key0 === "time")) || (key0 === "data")) || (key0 === "xtenant"))){
validate961.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema260,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.specversion !== undefined){
let data0 = data.specversion;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate961.errors = [{instancePath:instancePath+"/specversion",schemaPath:"#/properties/specversion/type",keyword:"type",params:{type: "string"},schema:schema260.properties.specversion.type,parentSchema:schema260.properties.specversion,data:data0}];
return false;
}
if("1.0" !== data0){
validate961.errors = [{instancePath:instancePath+"/specversion",schemaPath:"#/properties/specversion/const",keyword:"const",params:{allowedValue: "1.0"},schema:"1.0",parentSchema:schema260.properties.specversion,data:data0}];
return false;
}
else {
if(!(data0 === "1.0")){
validate961.errors = [{instancePath:instancePath+"/specversion",schemaPath:"#/properties/specversion/enum",keyword:"enum",params:{allowedValues: schema260.properties.specversion.enum},schema:schema260.properties.specversion.enum,parentSchema:schema260.properties.specversion,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs4 = errors;
if(!(validate960(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate960.errors : vErrors.concat(validate960.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data2 = data.source;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(func0(data2) > 2048){
validate961.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema260.properties.source,data:data2}];
return false;
}
else {
if(!(formats52(data2))){
validate961.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/format",keyword:"format",params:{format: "uri-reference"},schema:"uri-reference",parentSchema:schema260.properties.source,data:data2}];
return false;
}
}
}
else {
validate961.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},schema:schema260.properties.source.type,parentSchema:schema260.properties.source,data:data2}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs7 = errors;
if(!(validate783(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate783.errors : vErrors.concat(validate783.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
const _errs8 = errors;
if(!(validate53(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs9 = errors;
if(!(validate788(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate788.errors : vErrors.concat(validate788.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtenant !== undefined){
let data6 = data.xtenant;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data6 === "string"){
if(func0(data6) > 255){
validate961.errors = [{instancePath:instancePath+"/xtenant",schemaPath:"#/properties/xtenant/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema260.properties.xtenant,data:data6}];
return false;
}
}
else {
validate961.errors = [{instancePath:instancePath+"/xtenant",schemaPath:"#/properties/xtenant/type",keyword:"type",params:{type: "string"},schema:schema260.properties.xtenant.type,parentSchema:schema260.properties.xtenant,data:data6}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate961.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema260.type,parentSchema:schema260,data}];
return false;
}
}
validate961.errors = vErrors;
return errors === 0;
}
validate961.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

return {
"/components/schemas/EventStreamId": validate1,
"/components/schemas/EventStreamName": validate2,
"/components/schemas/EventType": validate3,
"/components/schemas/EventStreamSubscription": validate4,
"/components/schemas/EventStreamSubscriptions": validate6,
"/components/schemas/EventFilterPath": validate8,
"/components/schemas/EventFilterText": validate9,
"/components/schemas/EventFilterTexts": validate10,
"/components/schemas/EventFilterPresence": validate12,
"/components/schemas/EventFilter": validate13,
"/components/schemas/EventFilters": validate25,
"/components/schemas/EventStreamOrder": validate27,
"/components/schemas/EventStreamRate": validate28,
"/components/schemas/WebhookEndpoint": validate29,
"/components/schemas/WebhookUsername": validate30,
"/components/schemas/WebhookBasicAuthorization": validate31,
"/components/schemas/WebhookBearerAuthorization": validate33,
"/components/schemas/WebhookHeaderKey": validate34,
"/components/schemas/WebhookCustomHeaderAuthorization": validate35,
"/components/schemas/WebhookAuthorization": validate37,
"/components/schemas/WebhookSigningSecret": validate41,
"/components/schemas/WebhookSecretVersion": validate42,
"/components/schemas/WebhookConfiguration": validate43,
"/components/schemas/WebhookDestination": validate48,
"/components/schemas/EventStreamDestination": validate50,
"/components/schemas/EventStreamStatus": validate52,
"/components/schemas/Timestamp": validate53,
"/components/schemas/EventStream": validate54,
"/components/schemas/EventStreams": validate66,
"/components/schemas/Checkpoint": validate68,
"/components/schemas/EventStreamsCheckpointPage": validate69,
"/components/schemas/PageNumber": validate72,
"/components/schemas/PageSize": validate73,
"/components/schemas/TotalResults": validate74,
"/components/schemas/EventStreamsOffsetPage": validate75,
"/components/schemas/ErrorCode": validate80,
"/components/schemas/FieldErrorCode": validate81,
"/components/schemas/FieldError": validate82,
"/components/schemas/Error": validate84,
"/components/schemas/WebhookBasicAuthorizationInput": validate87,
"/components/schemas/WebhookBearerAuthorizationInput": validate89,
"/components/schemas/WebhookCustomHeaderAuthorizationInput": validate90,
"/components/schemas/WebhookAuthorizationInput": validate92,
"/components/schemas/WebhookConfigurationInput": validate96,
"/components/schemas/WebhookDestinationInput": validate101,
"/components/schemas/EventStreamDestinationInput": validate103,
"/components/schemas/TimestampSeconds": validate105,
"/components/schemas/EventStreamStart": validate106,
"/components/schemas/EventStreamCreate": validate108,
"/components/schemas/EventStreamUpdate": validate117,
"/components/schemas/EventStreamStatsWindow": validate126,
"/components/schemas/EventStreamMetric": validate129,
"/components/schemas/EventStreamState": validate130,
"/components/schemas/EventId": validate131,
"/components/schemas/AttemptResult": validate132,
"/components/schemas/AttemptPurpose": validate133,
"/components/schemas/DeliveryAttempt": validate134,
"/components/schemas/EventStreamWork": validate141,
"/components/schemas/Offset": validate142,
"/components/schemas/EventStreamReplay": validate143,
"/components/schemas/EventStreamCurrent": validate147,
"/components/schemas/EventStreamStats": validate156,
"/components/schemas/TestEventRequest": validate163,
"/components/schemas/TestEventAccepted": validate165,
"/components/schemas/DeliveryStatus": validate169,
"/components/schemas/EventStreamDeliveryAttempt": validate170,
"/components/schemas/EventStreamCloudEvent": validate173,
"/components/schemas/EventStreamDelivery": validate176,
"/components/schemas/DeliveryAttempts": validate183,
"/components/schemas/SampledAttempts": validate185,
"/components/schemas/EventStreamAttemptsPage": validate186,
"/components/schemas/RedeliverEventsRequest": validate190,
"/components/schemas/RedeliveryAccepted": validate195,
"/components/schemas/DryRun": validate196,
"/components/schemas/ReplayRequest": validate197,
"/components/schemas/EventCount": validate202,
"/components/schemas/SkipRequest": validate203,
"/components/schemas/EventFilterExpression": validate205,
"/components/schemas/CloudEventSpecVersion": validate206,
"/components/schemas/CloudEventSource": validate207,
"/components/schemas/GroupId": validate208,
"/components/schemas/GroupName": validate209,
"/components/schemas/GroupExternalId": validate210,
"/components/schemas/ReportedTime": validate211,
"/components/schemas/ConnectionId": validate212,
"/components/schemas/CreatedConnectionGroup": validate213,
"/components/schemas/OrganizationId": validate219,
"/components/schemas/CreatedOrganizationGroup": validate220,
"/components/schemas/CreatedTenantGroup": validate226,
"/components/schemas/CreatedGroup": validate231,
"/components/schemas/EventContextTenant": validate235,
"/components/schemas/EventContextClient": validate236,
"/components/schemas/EventContextConnection": validate237,
"/components/schemas/EventContextGeo": validate238,
"/components/schemas/EventContextRequest": validate239,
"/components/schemas/EventContext": validate241,
"/components/schemas/GroupCreatedData": validate246,
"/components/schemas/CloudEventTenant": validate249,
"/components/schemas/CloudEventPurpose": validate250,
"/components/schemas/TraceParent": validate251,
"/components/schemas/TraceState": validate252,
"/components/schemas/GroupCreatedEvent": validate253,
"/components/schemas/GroupCreatedMessage": validate264,
"/components/schemas/ConnectionGroup": validate267,
"/components/schemas/OrganizationGroup": validate274,
"/components/schemas/TenantGroup": validate281,
"/components/schemas/Group": validate287,
"/components/schemas/GroupDeletedData": validate291,
"/components/schemas/GroupDeletedEvent": validate294,
"/components/schemas/GroupDeletedMessage": validate305,
"/components/schemas/ConnectionGroupReference": validate308,
"/components/schemas/OrganizationGroupReference": validate312,
"/components/schemas/TenantGroupReference": validate316,
"/components/schemas/GroupReference": validate319,
"/components/schemas/UserId": validate323,
"/components/schemas/UserGroupMember": validate324,
"/components/schemas/ConnectionGroupMember": validate326,
"/components/schemas/GroupMember": validate328,
"/components/schemas/GroupMembership": validate331,
"/components/schemas/GroupMemberAddedData": validate334,
"/components/schemas/GroupMemberAddedEvent": validate337,
"/components/schemas/GroupMemberAddedMessage": validate348,
"/components/schemas/GroupMemberDeletedData": validate351,
"/components/schemas/GroupMemberDeletedEvent": validate354,
"/components/schemas/GroupMemberDeletedMessage": validate365,
"/components/schemas/RoleId": validate368,
"/components/schemas/RoleReference": validate369,
"/components/schemas/GroupRoleAssignment": validate371,
"/components/schemas/GroupRoleAssignedData": validate375,
"/components/schemas/GroupRoleAssignedEvent": validate378,
"/components/schemas/GroupRoleAssignedMessage": validate389,
"/components/schemas/RoleIdentifier": validate392,
"/components/schemas/GroupRoleDeletion": validate394,
"/components/schemas/GroupRoleDeletedData": validate398,
"/components/schemas/GroupRoleDeletedEvent": validate401,
"/components/schemas/GroupRoleDeletedMessage": validate412,
"/components/schemas/GroupUpdatedData": validate415,
"/components/schemas/GroupUpdatedEvent": validate418,
"/components/schemas/GroupUpdatedMessage": validate429,
"/components/schemas/OrganizationName": validate432,
"/components/schemas/OrganizationReference": validate433,
"/components/schemas/ConnectionIdentifier": validate436,
"/components/schemas/OrganizationConnection": validate438,
"/components/schemas/OrganizationConnectionAddedData": validate441,
"/components/schemas/OrganizationConnectionAddedEvent": validate444,
"/components/schemas/OrganizationConnectionAddedMessage": validate455,
"/components/schemas/RemovedOrganizationConnection": validate458,
"/components/schemas/OrganizationConnectionRemovedData": validate461,
"/components/schemas/OrganizationConnectionRemovedEvent": validate464,
"/components/schemas/OrganizationConnectionRemovedMessage": validate475,
"/components/schemas/OrganizationConnectionUpdatedData": validate478,
"/components/schemas/OrganizationConnectionUpdatedEvent": validate481,
"/components/schemas/OrganizationConnectionUpdatedMessage": validate492,
"/components/schemas/OrganizationDisplayName": validate495,
"/components/schemas/OrganizationMetadata": validate496,
"/components/schemas/OrganizationBranding": validate497,
"/components/schemas/Organization": validate498,
"/components/schemas/OrganizationCreatedData": validate504,
"/components/schemas/OrganizationCreatedEvent": validate507,
"/components/schemas/OrganizationCreatedMessage": validate518,
"/components/schemas/DeletedOrganization": validate521,
"/components/schemas/OrganizationDeletedData": validate526,
"/components/schemas/OrganizationDeletedEvent": validate529,
"/components/schemas/OrganizationDeletedMessage": validate540,
"/components/schemas/OrganizationIdentifier": validate543,
"/components/schemas/OrganizationGroupRoleAssignment": validate545,
"/components/schemas/OrganizationGroupRoleAssignedData": validate550,
"/components/schemas/OrganizationGroupRoleAssignedEvent": validate553,
"/components/schemas/OrganizationGroupRoleAssignedMessage": validate564,
"/components/schemas/OrganizationGroupRoleDeletion": validate567,
"/components/schemas/OrganizationGroupRoleDeletedData": validate572,
"/components/schemas/OrganizationGroupRoleDeletedEvent": validate575,
"/components/schemas/OrganizationGroupRoleDeletedMessage": validate586,
"/components/schemas/UserReference": validate589,
"/components/schemas/OrganizationMembership": validate591,
"/components/schemas/OrganizationMemberAddedData": validate594,
"/components/schemas/OrganizationMemberAddedEvent": validate597,
"/components/schemas/OrganizationMemberAddedMessage": validate608,
"/components/schemas/OrganizationMemberDeletedData": validate611,
"/components/schemas/OrganizationMemberDeletedEvent": validate614,
"/components/schemas/OrganizationMemberDeletedMessage": validate625,
"/components/schemas/OrganizationMemberRole": validate628,
"/components/schemas/OrganizationMemberRoleAssignedData": validate632,
"/components/schemas/OrganizationMemberRoleAssignedEvent": validate635,
"/components/schemas/OrganizationMemberRoleAssignedMessage": validate646,
"/components/schemas/OrganizationMemberRoleDeletedData": validate649,
"/components/schemas/OrganizationMemberRoleDeletedEvent": validate652,
"/components/schemas/OrganizationMemberRoleDeletedMessage": validate663,
"/components/schemas/OrganizationUpdatedData": validate666,
"/components/schemas/OrganizationUpdatedEvent": validate669,
"/components/schemas/OrganizationUpdatedMessage": validate680,
"/components/schemas/UserIdentity": validate683,
"/components/schemas/User": validate684,
"/components/schemas/UserCreatedData": validate690,
"/components/schemas/UserCreatedEvent": validate693,
"/components/schemas/UserCreatedMessage": validate704,
"/components/schemas/DeletedUser": validate707,
"/components/schemas/UserDeletedData": validate710,
"/components/schemas/UserDeletedEvent": validate713,
"/components/schemas/UserDeletedMessage": validate724,
"/components/schemas/UserUpdatedData": validate727,
"/components/schemas/UserUpdatedEvent": validate730,
"/components/schemas/UserUpdatedMessage": validate741,
"/components/schemas/OffsetOnlyMessage": validate744,
"/components/schemas/StreamErrorCode": validate746,
"/components/schemas/StreamError": validate747,
"/components/schemas/ErrorMessage": validate749,
"/components/schemas/SubscriptionMessage": validate752,
"/components/schemas/EventSubscribers": validate777,
"/components/schemas/EventAttemptsPage": validate778,
"/components/schemas/LogOperation": validate781,
"/components/schemas/LogKind": validate782,
"/components/schemas/LogId": validate783,
"/components/schemas/LogClient": validate784,
"/components/schemas/LogResourceType": validate785,
"/components/schemas/LogResource": validate786,
"/components/schemas/LogEntry": validate788,
"/components/schemas/LogsPage": validate796,
"/components/schemas/PublisherEventSource": validate799,
"/components/schemas/PublisherEventTime": validate800,
"/components/schemas/PublisherEventSubject": validate801,
"/components/schemas/PublisherEventDataSchema": validate802,
"/components/schemas/PublisherEventId": validate803,
"/components/schemas/JsonMediaType": validate804,
"/components/schemas/PublishEvent": validate805,
"/components/schemas/PublishEventBatch": validate838,
"/components/schemas/PublishEventData": validate840,
"/components/schemas/PublishedEvent": validate864,
"/components/schemas/PublishedEvents": validate868,
"/components/schemas/RateLimitPolicyResource": validate870,
"/components/schemas/RateLimitPolicyConsumer": validate871,
"/components/schemas/RateLimitPolicyConsumerSelector": validate872,
"/components/schemas/RateLimitPolicyId": validate873,
"/components/schemas/RateLimitAllow": validate874,
"/components/schemas/RateLimit": validate875,
"/components/schemas/RateLimitBlock": validate876,
"/components/schemas/RateLimitLog": validate878,
"/components/schemas/RateLimitRedirect": validate880,
"/components/schemas/RateLimitPolicyConfiguration": validate882,
"/components/schemas/RateLimitPolicy": validate887,
"/components/schemas/RateLimitPolicies": validate895,
"/components/schemas/RateLimitPoliciesCheckpointPage": validate897,
"/components/schemas/RateLimitPoliciesOffsetPage": validate900,
"/components/schemas/RateLimitPolicyCreate": validate905,
"/components/schemas/RateLimitPolicyUpdate": validate910,
"/components/schemas/TokenRequest": validate912,
"/components/schemas/TokenResponse": validate913,
"/components/schemas/TokenErrorCode": validate914,
"/components/schemas/TokenError": validate915,
"/components/schemas/JsonWebKeyValue": validate917,
"/components/schemas/JsonWebKeyId": validate918,
"/components/schemas/OkpJsonWebKey": validate919,
"/components/schemas/EcJsonWebKey": validate922,
"/components/schemas/RsaJsonWebKey": validate926,
"/components/schemas/JsonWebKey": validate930,
"/components/schemas/JsonWebKeySet": validate934,
"/components/schemas/AuthorizationServerMetadata": validate936,
"/components/schemas/CloudEvent": validate937,
"/components/schemas/NoticeType": validate960,
"/components/schemas/Notice": validate961,
}
})
