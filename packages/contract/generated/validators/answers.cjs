// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

module.exports = (function ({ equal, formats, ucs2length }) {


const schema1 = {"type":"string","const":"no-store"};

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
if(typeof data !== "string"){
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data}];
return false;
}
if("no-store" !== data){
validate1.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "no-store"},schema:"no-store",parentSchema:schema1,data}];
return false;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema2 = {"type":"string","minLength":1,"maxLength":64};
const func0 = ucs2length;

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
if(func0(data) > 64){
validate2.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema2,data}];
return false;
}
else {
if(func0(data) < 1){
validate2.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema2,data}];
return false;
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


const schema3 = {"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991};
const formats0 = formats.int64;

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
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema3.type,parentSchema:schema3,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
validate3.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema3,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate3.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema3,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate3.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema3,data}];
return false;
}
}
}
}
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema4 = {"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991};

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
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema4.type,parentSchema:schema4,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
validate4.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema4,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate4.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema4,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate4.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema4,data}];
return false;
}
}
}
}
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema5 = {"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema5.type,parentSchema:schema5,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
validate5.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema5,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate5.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema5,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate5.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema5,data}];
return false;
}
}
}
}
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema6 = {"anyOf":[{"$ref":"#/components/schemas/EventStreamsCheckpointPage"},{"$ref":"#/components/schemas/EventStreamsOffsetPage"}]};
const schema7 = {"type":"object","additionalProperties":false,"required":["eventStreams"],"properties":{"eventStreams":{"$ref":"#/components/schemas/EventStreams"},"next":{"$ref":"#/components/schemas/Checkpoint"}}};
const schema8 = {"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/EventStream"}};
const schema9 = {"x-natural-key":["name"],"type":"object","additionalProperties":false,"required":["id","name","subscriptions","destination","status","created_at","updated_at"],"properties":{"id":{"$ref":"#/components/schemas/EventStreamId"},"name":{"$ref":"#/components/schemas/EventStreamName"},"subscriptions":{"$ref":"#/components/schemas/EventStreamSubscriptions"},"filters":{"$ref":"#/components/schemas/EventFilters"},"order":{"$ref":"#/components/schemas/EventStreamOrder"},"max_events_per_second":{"$ref":"#/components/schemas/EventStreamRate"},"destination":{"$ref":"#/components/schemas/EventStreamDestination"},"status":{"$ref":"#/components/schemas/EventStreamStatus"},"disabled_reason":{"type":"string","maxLength":512},"disabled_at":{"$ref":"#/components/schemas/Timestamp"},"created_at":{"$ref":"#/components/schemas/Timestamp"},"updated_at":{"$ref":"#/components/schemas/Timestamp"}}};
const func2 = Object.prototype.hasOwnProperty;
const schema10 = {"type":"string","format":"event-stream-id","minLength":26,"maxLength":26,"pattern":"^[A-Za-z0-9_-]{26}$","x-must-be":"an identifier of 26 letters, digits, hyphens and underscores","examples":["est_1CfRkm7WrQvB2TzNpXyL4d"]};
const formats6 = /^[A-Za-z0-9_-]{26}$/;
const pattern0 = new RegExp("^[A-Za-z0-9_-]{26}$", "u");

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
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 26){
validate10.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 26},schema:26,parentSchema:schema10,data}];
return false;
}
else {
if(func0(data) < 26){
validate10.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 26},schema:26,parentSchema:schema10,data}];
return false;
}
else {
if(!pattern0.test(data)){
validate10.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{26}$"},schema:"^[A-Za-z0-9_-]{26}$",parentSchema:schema10,data}];
return false;
}
else {
if(!(formats6.test(data))){
validate10.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "event-stream-id"},schema:"event-stream-id",parentSchema:schema10,data}];
return false;
}
}
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data}];
return false;
}
}
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema11 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^(?:[^\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$","x-must-be":"text without control characters and without characters that change the direction of text"};
const pattern1 = new RegExp("^(?:[^\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$", "u");

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
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 128){
validate12.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema11,data}];
return false;
}
else {
if(func0(data) < 1){
validate12.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11,data}];
return false;
}
else {
if(!pattern1.test(data)){
validate12.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:[^\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$"},schema:"^(?:[^\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$",parentSchema:schema11,data}];
return false;
}
}
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema11.type,parentSchema:schema11,data}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema12 = {"type":"array","minItems":1,"maxItems":22,"uniqueItems":true,"items":{"$ref":"#/components/schemas/EventStreamSubscription"}};
const schema13 = {"type":"object","additionalProperties":false,"required":["event_type"],"properties":{"event_type":{"$ref":"#/components/schemas/EventType"}}};
const schema14 = {"x-extensible":true,"type":"string","maxLength":33,"enum":["group.created","group.deleted","group.member.added","group.member.deleted","group.role.assigned","group.role.deleted","group.updated","organization.connection.added","organization.connection.removed","organization.connection.updated","organization.created","organization.deleted","organization.group.role.assigned","organization.group.role.deleted","organization.member.added","organization.member.deleted","organization.member.role.assigned","organization.member.role.deleted","organization.updated","user.created","user.deleted","user.updated"]};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((((((((((((((((((((data === "group.created") || (data === "group.deleted")) || (data === "group.member.added")) || (data === "group.member.deleted")) || (data === "group.role.assigned")) || (data === "group.role.deleted")) || (data === "group.updated")) || (data === "organization.connection.added")) || (data === "organization.connection.removed")) || (data === "organization.connection.updated")) || (data === "organization.created")) || (data === "organization.deleted")) || (data === "organization.group.role.assigned")) || (data === "organization.group.role.deleted")) || (data === "organization.member.added")) || (data === "organization.member.deleted")) || (data === "organization.member.role.assigned")) || (data === "organization.member.role.deleted")) || (data === "organization.updated")) || (data === "user.created")) || (data === "user.deleted")) || (data === "user.updated"))){
validate16.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema14.enum},schema:schema14.enum,parentSchema:schema14,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 33){
validate16.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 33},schema:33,parentSchema:schema14,data}];
return false;
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema14.type,parentSchema:schema14,data}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
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
validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema13.required,parentSchema:schema13,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "event_type")){
validate15.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema13,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event_type !== undefined){
if(!(validate16(data.event_type, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const func8 = equal;

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate14.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 22){
validate14.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 22},schema:22,parentSchema:schema12,data}];
return false;
}
else {
if(data.length < 1){
validate14.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema12,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate15(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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
if(func8(data[i1], data[j0])){
validate14.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema12,data}];
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
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema12.type,parentSchema:schema12,data}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema15 = {"type":"array","maxItems":10,"items":{"$ref":"#/components/schemas/EventFilter"},"x-same-as-absent":[]};
const schema16 = {"type":"object","additionalProperties":false,"required":["path"],"minProperties":2,"maxProperties":2,"properties":{"path":{"$ref":"#/components/schemas/EventFilterPath"},"exact":{"$ref":"#/components/schemas/EventFilterText"},"not_exact":{"$ref":"#/components/schemas/EventFilterText"},"prefix":{"$ref":"#/components/schemas/EventFilterText"},"not_prefix":{"$ref":"#/components/schemas/EventFilterText"},"suffix":{"$ref":"#/components/schemas/EventFilterText"},"not_suffix":{"$ref":"#/components/schemas/EventFilterText"},"in":{"$ref":"#/components/schemas/EventFilterTexts"},"not_in":{"$ref":"#/components/schemas/EventFilterTexts"},"exists":{"$ref":"#/components/schemas/EventFilterPresence"},"not_exists":{"$ref":"#/components/schemas/EventFilterPresence"}}};
const schema17 = {"type":"string","minLength":1,"maxLength":255,"examples":["data.object.organization.id"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 255){
validate22.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema17,data}];
return false;
}
else {
if(func0(data) < 1){
validate22.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema17,data}];
return false;
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema17.type,parentSchema:schema17,data}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema18 = {"type":"string","maxLength":512};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 512){
validate24.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema18,data}];
return false;
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema19 = {"type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"$ref":"#/components/schemas/EventFilterText"}};

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
if(Array.isArray(data)){
if(data.length > 20){
validate31.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema19,data}];
return false;
}
else {
if(data.length < 1){
validate31.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema19,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate24(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
if(func8(data[i1], data[j0])){
validate31.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema19,data}];
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
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema19.type,parentSchema:schema19,data}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema20 = {"type":"boolean","const":true};

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
if(typeof data !== "boolean"){
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema20.type,parentSchema:schema20,data}];
return false;
}
if(true !== data){
validate35.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},schema:true,parentSchema:schema20,data}];
return false;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 2){
validate21.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 2},schema:2,parentSchema:schema16,data}];
return false;
}
else {
if(Object.keys(data).length < 2){
validate21.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 2},schema:2,parentSchema:schema16,data}];
return false;
}
else {
let missing0;
if((data.path === undefined) && (missing0 = "path")){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema16.required,parentSchema:schema16,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema16.properties, key0))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema16,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
const _errs2 = errors;
if(!(validate22(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
if(!(validate24(data.exact, {instancePath:instancePath+"/exact",parentData:data,parentDataProperty:"exact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
if(!(validate24(data.not_exact, {instancePath:instancePath+"/not_exact",parentData:data,parentDataProperty:"not_exact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
if(!(validate24(data.prefix, {instancePath:instancePath+"/prefix",parentData:data,parentDataProperty:"prefix",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
if(!(validate24(data.not_prefix, {instancePath:instancePath+"/not_prefix",parentData:data,parentDataProperty:"not_prefix",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
if(!(validate24(data.suffix, {instancePath:instancePath+"/suffix",parentData:data,parentDataProperty:"suffix",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
if(!(validate24(data.not_suffix, {instancePath:instancePath+"/not_suffix",parentData:data,parentDataProperty:"not_suffix",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
if(!(validate31(data.in, {instancePath:instancePath+"/in",parentData:data,parentDataProperty:"in",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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
if(!(validate31(data.not_in, {instancePath:instancePath+"/not_in",parentData:data,parentDataProperty:"not_in",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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
if(!(validate35(data.exists, {instancePath:instancePath+"/exists",parentData:data,parentDataProperty:"exists",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
if(!(validate35(data.not_exists, {instancePath:instancePath+"/not_exists",parentData:data,parentDataProperty:"not_exists",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 10){
validate20.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema15,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate21(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema15.type,parentSchema:schema15,data}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema21 = {"type":"string","enum":["none","object"],"x-same-as-absent":"none"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema21.type,parentSchema:schema21,data}];
return false;
}
if(!((data === "none") || (data === "object"))){
validate40.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema21.enum},schema:schema21.enum,parentSchema:schema21,data}];
return false;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":"integer","format":"int32","minimum":0,"maximum":1000,"x-same-as-absent":0};
const formats8 = formats.int32;

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
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema22.type,parentSchema:schema22,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 1000 || isNaN(data)){
validate42.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema22,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate42.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema22,data}];
return false;
}
else {
if(!(formats8.validate(data))){
validate42.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema22,data}];
return false;
}
}
}
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"object","x-extensible":true,"oneOf":[{"$ref":"#/components/schemas/WebhookDestination"}],"discriminator":{"propertyName":"type"},"x-tags":{"type":["webhook"]}};
const schema24 = {"type":"object","additionalProperties":false,"required":["type","configuration"],"properties":{"type":{"type":"string","enum":["webhook"],"const":"webhook"},"configuration":{"$ref":"#/components/schemas/WebhookConfiguration"}}};
const schema25 = {"type":"object","additionalProperties":false,"required":["webhook_endpoint","webhook_authorization"],"properties":{"webhook_endpoint":{"$ref":"#/components/schemas/WebhookEndpoint"},"webhook_authorization":{"$ref":"#/components/schemas/WebhookAuthorization"},"signing_secret":{"$ref":"#/components/schemas/WebhookSigningSecret"},"secret_version":{"$ref":"#/components/schemas/WebhookSecretVersion"}}};
const schema26 = {"type":"string","format":"uri","maxLength":2048,"pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","x-must-be":"an https address","examples":["https://hooks.example.com/tenant-events"]};
const formats10 = formats.uri;
const pattern2 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://", "u");

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
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
validate47.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema26,data}];
return false;
}
else {
if(!pattern2.test(data)){
validate47.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema26,data}];
return false;
}
else {
if(!(formats10(data))){
validate47.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema26,data}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema26.type,parentSchema:schema26,data}];
return false;
}
}
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema27 = {"type":"object","oneOf":[{"$ref":"#/components/schemas/WebhookBasicAuthorization"},{"$ref":"#/components/schemas/WebhookBearerAuthorization"},{"$ref":"#/components/schemas/WebhookCustomHeaderAuthorization"}],"discriminator":{"propertyName":"method"},"x-tags":{"method":["basic","bearer","custom_header"]}};
const schema28 = {"type":"object","additionalProperties":false,"required":["method","username"],"properties":{"method":{"type":"string","enum":["basic"],"const":"basic"},"username":{"$ref":"#/components/schemas/WebhookUsername"}}};
const schema29 = {"type":"string","minLength":1,"maxLength":1024,"pattern":"^(?:[^:\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$","x-must-be":"text without colons, control characters and characters that change the direction of text"};
const pattern3 = new RegExp("^(?:[^:\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$", "u");

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1024){
validate51.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema29,data}];
return false;
}
else {
if(func0(data) < 1){
validate51.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema29,data}];
return false;
}
else {
if(!pattern3.test(data)){
validate51.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:[^:\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$"},schema:"^(?:[^:\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$",parentSchema:schema29,data}];
return false;
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema29.type,parentSchema:schema29,data}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
let missing0;
if(((data.method === undefined) && (missing0 = "method")) || ((data.username === undefined) && (missing0 = "username"))){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema28.required,parentSchema:schema28,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "method") || (key0 === "username"))){
validate50.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema28,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.method !== undefined){
let data0 = data.method;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate50.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema28.properties.method.type,parentSchema:schema28.properties.method,data:data0}];
return false;
}
if("basic" !== data0){
validate50.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/const",keyword:"const",params:{allowedValue: "basic"},schema:"basic",parentSchema:schema28.properties.method,data:data0}];
return false;
}
else {
if(!(data0 === "basic")){
validate50.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema28.properties.method.enum},schema:schema28.properties.method.enum,parentSchema:schema28.properties.method,data:data0}];
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
if(!(validate51(data.username, {instancePath:instancePath+"/username",parentData:data,parentDataProperty:"username",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema30 = {"type":"object","additionalProperties":false,"required":["method"],"properties":{"method":{"type":"string","enum":["bearer"],"const":"bearer"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.method === undefined) && (missing0 = "method")){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema30.required,parentSchema:schema30,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "method")){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema30,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.method !== undefined){
let data0 = data.method;
if(typeof data0 !== "string"){
validate53.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema30.properties.method.type,parentSchema:schema30.properties.method,data:data0}];
return false;
}
if("bearer" !== data0){
validate53.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/const",keyword:"const",params:{allowedValue: "bearer"},schema:"bearer",parentSchema:schema30.properties.method,data:data0}];
return false;
}
else {
if(!(data0 === "bearer")){
validate53.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema30.properties.method.enum},schema:schema30.properties.method.enum,parentSchema:schema30.properties.method,data:data0}];
return false;
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema31 = {"type":"object","additionalProperties":false,"required":["method","header_key"],"properties":{"method":{"type":"string","enum":["custom_header"],"const":"custom_header"},"header_key":{"$ref":"#/components/schemas/WebhookHeaderKey"}}};
const schema32 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","x-must-be":"the name of a header (RFC 9110, section 5.6.2)"};
const pattern4 = new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "u");

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 128){
validate55.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema32,data}];
return false;
}
else {
if(func0(data) < 1){
validate55.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema32,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate55.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"},schema:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",parentSchema:schema32,data}];
return false;
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(((data.method === undefined) && (missing0 = "method")) || ((data.header_key === undefined) && (missing0 = "header_key"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema31.required,parentSchema:schema31,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "method") || (key0 === "header_key"))){
validate54.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.method !== undefined){
let data0 = data.method;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate54.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema31.properties.method.type,parentSchema:schema31.properties.method,data:data0}];
return false;
}
if("custom_header" !== data0){
validate54.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/const",keyword:"const",params:{allowedValue: "custom_header"},schema:"custom_header",parentSchema:schema31.properties.method,data:data0}];
return false;
}
else {
if(!(data0 === "custom_header")){
validate54.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema31.properties.method.enum},schema:schema31.properties.method.enum,parentSchema:schema31.properties.method,data:data0}];
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
if(!(validate55(data.header_key, {instancePath:instancePath+"/header_key",parentData:data,parentDataProperty:"header_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
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
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "bearer"){
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "custom_header"){
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "method", tagValue: tag0},schema:schema27.discriminator,parentSchema:schema27,data}];
return false;
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "method", tagValue: tag0},schema:schema27.discriminator,parentSchema:schema27,data}];
return false;
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data}];
return false;
}
}
validate49.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate49.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema33 = {"type":"string","format":"password","minLength":38,"maxLength":94,"pattern":"^whsec_(?:(?:[A-Za-z0-9+/]{4}){8,20}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?|(?:[A-Za-z0-9+/]{4}){21}(?:[A-Za-z0-9+/]{2}==)?)$","x-must-be":"whsec_ and the base64 of 24 to 64 bytes","examples":["whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC0wMDAx"]};
const pattern5 = new RegExp("^whsec_(?:(?:[A-Za-z0-9+/]{4}){8,20}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?|(?:[A-Za-z0-9+/]{4}){21}(?:[A-Za-z0-9+/]{2}==)?)$", "u");

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
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
validate61.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 94},schema:94,parentSchema:schema33,data}];
return false;
}
else {
if(func0(data) < 38){
validate61.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 38},schema:38,parentSchema:schema33,data}];
return false;
}
else {
if(!pattern5.test(data)){
validate61.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^whsec_(?:(?:[A-Za-z0-9+/]{4}){8,20}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?|(?:[A-Za-z0-9+/]{4}){21}(?:[A-Za-z0-9+/]{2}==)?)$"},schema:"^whsec_(?:(?:[A-Za-z0-9+/]{4}){8,20}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?|(?:[A-Za-z0-9+/]{4}){21}(?:[A-Za-z0-9+/]{2}==)?)$",parentSchema:schema33,data}];
return false;
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema33.type,parentSchema:schema33,data}];
return false;
}
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema34 = {"type":"string","minLength":1,"maxLength":64,"pattern":"^(?:[^\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$","x-must-be":"text without control characters and without characters that change the direction of text","examples":["2026-11"]};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 64){
validate63.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema34,data}];
return false;
}
else {
if(func0(data) < 1){
validate63.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema34,data}];
return false;
}
else {
if(!pattern1.test(data)){
validate63.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:[^\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$"},schema:"^(?:[^\\s\\x00-\\x1F\\x7F-\\x9F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]|[ \\xA0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF])+$",parentSchema:schema34,data}];
return false;
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
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
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema25.required,parentSchema:schema25,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "webhook_endpoint") || (key0 === "webhook_authorization")) || (key0 === "signing_secret")) || (key0 === "secret_version"))){
validate46.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema25,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.webhook_endpoint !== undefined){
const _errs2 = errors;
if(!(validate47(data.webhook_endpoint, {instancePath:instancePath+"/webhook_endpoint",parentData:data,parentDataProperty:"webhook_endpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
if(!(validate49(data.webhook_authorization, {instancePath:instancePath+"/webhook_authorization",parentData:data,parentDataProperty:"webhook_authorization",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
if(!(validate61(data.signing_secret, {instancePath:instancePath+"/signing_secret",parentData:data,parentDataProperty:"signing_secret",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
if(!(validate63(data.secret_version, {instancePath:instancePath+"/secret_version",parentData:data,parentDataProperty:"secret_version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
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
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema24.required,parentSchema:schema24,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "configuration"))){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema24,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate45.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema24.properties.type.type,parentSchema:schema24.properties.type,data:data0}];
return false;
}
if("webhook" !== data0){
validate45.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "webhook"},schema:"webhook",parentSchema:schema24.properties.type,data:data0}];
return false;
}
else {
if(!(data0 === "webhook")){
validate45.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema24.properties.type.enum},schema:schema24.properties.type.enum,parentSchema:schema24.properties.type,data:data0}];
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
if(!(validate46(data.configuration, {instancePath:instancePath+"/configuration",parentData:data,parentDataProperty:"configuration",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
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
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var props0 = true;
}
else {
validate44.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},schema:schema23.discriminator,parentSchema:schema23,data}];
return false;
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},schema:schema23.discriminator,parentSchema:schema23,data}];
return false;
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data}];
return false;
}
}
validate44.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate44.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema35 = {"type":"string","enum":["enabled","disabled"]};

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
if(typeof data !== "string"){
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema35.type,parentSchema:schema35,data}];
return false;
}
if(!((data === "enabled") || (data === "disabled"))){
validate68.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema35.enum},schema:schema35.enum,parentSchema:schema35,data}];
return false;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":"string","format":"date-time","maxLength":35,"examples":["2026-11-20T09:15:30.250Z"]};
const formats12 = formats["date-time"];

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
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
validate70.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 35},schema:35,parentSchema:schema36,data}];
return false;
}
else {
if(!(formats12(data))){
validate70.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema36,data}];
return false;
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data}];
return false;
}
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.subscriptions === undefined) && (missing0 = "subscriptions"))) || ((data.destination === undefined) && (missing0 = "destination"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema9.required,parentSchema:schema9,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema9.properties, key0))){
validate9.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema9,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate10(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate12(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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
if(!(validate14(data.subscriptions, {instancePath:instancePath+"/subscriptions",parentData:data,parentDataProperty:"subscriptions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
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
if(!(validate20(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
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
if(!(validate40(data.order, {instancePath:instancePath+"/order",parentData:data,parentDataProperty:"order",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
if(!(validate42(data.max_events_per_second, {instancePath:instancePath+"/max_events_per_second",parentData:data,parentDataProperty:"max_events_per_second",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
if(!(validate44(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
if(!(validate68(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
validate9.errors = [{instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema9.properties.disabled_reason,data:data8}];
return false;
}
}
else {
validate9.errors = [{instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/type",keyword:"type",params:{type: "string"},schema:schema9.properties.disabled_reason.type,parentSchema:schema9.properties.disabled_reason,data:data8}];
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
if(!(validate70(data.disabled_at, {instancePath:instancePath+"/disabled_at",parentData:data,parentDataProperty:"disabled_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
if(!(validate70(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
if(!(validate70(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
if(data.length > 100){
validate8.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema8,data}];
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
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema8.type,parentSchema:schema8,data}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":"string","minLength":1,"maxLength":1024,"examples":["eyJ2IjoxLCJhIjoiZXN0XzFDZlJrbSJ9.Vb0yTn3xQdQ"]};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1024){
validate76.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema37,data}];
return false;
}
else {
if(func0(data) < 1){
validate76.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema37,data}];
return false;
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
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
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema7.required,parentSchema:schema7,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "eventStreams") || (key0 === "next"))){
validate7.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema7,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.eventStreams !== undefined){
const _errs2 = errors;
if(!(validate8(data.eventStreams, {instancePath:instancePath+"/eventStreams",parentData:data,parentDataProperty:"eventStreams",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
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
if(!(validate76(data.next, {instancePath:instancePath+"/next",parentData:data,parentDataProperty:"next",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":"object","additionalProperties":false,"required":["eventStreams","page","per_page","total"],"properties":{"eventStreams":{"$ref":"#/components/schemas/EventStreams"},"page":{"$ref":"#/components/schemas/PageNumber"},"per_page":{"$ref":"#/components/schemas/PageSize"},"total":{"$ref":"#/components/schemas/TotalResults"}}};
const schema39 = {"type":"integer","format":"int32","minimum":0,"maximum":1000000000};

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
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema39.type,parentSchema:schema39,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 1000000000 || isNaN(data)){
validate81.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},schema:1000000000,parentSchema:schema39,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate81.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema39,data}];
return false;
}
else {
if(!(formats8.validate(data))){
validate81.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema39,data}];
return false;
}
}
}
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema40 = {"type":"integer","format":"int32","minimum":1,"maximum":100};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema40.type,parentSchema:schema40,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 100 || isNaN(data)){
validate83.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema40,data}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate83.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema40,data}];
return false;
}
else {
if(!(formats8.validate(data))){
validate83.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema40,data}];
return false;
}
}
}
}
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema41 = {"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema41.type,parentSchema:schema41,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
validate85.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema41,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate85.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema41,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate85.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema41,data}];
return false;
}
}
}
}
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
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
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema38.required,parentSchema:schema38,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "eventStreams") || (key0 === "page")) || (key0 === "per_page")) || (key0 === "total"))){
validate79.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema38,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.eventStreams !== undefined){
const _errs2 = errors;
if(!(validate8(data.eventStreams, {instancePath:instancePath+"/eventStreams",parentData:data,parentDataProperty:"eventStreams",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
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
if(!(validate81(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
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
if(!(validate83(data.per_page, {instancePath:instancePath+"/per_page",parentData:data,parentDataProperty:"per_page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
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
if(!(validate85(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
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
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate7(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:schema6.anyOf,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate6.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate6.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate6.evaluated = {"dynamicProps":true,"dynamicItems":false};


const schema42 = {"type":"object","additionalProperties":false,"required":["statusCode","error","message","errorCode"],"properties":{"statusCode":{"type":"integer","format":"int32","minimum":400,"maximum":599},"error":{"type":"string","maxLength":64},"message":{"type":"string","maxLength":2048},"errorCode":{"$ref":"#/components/schemas/ErrorCode"},"errors":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"#/components/schemas/FieldError"}}}};
const schema43 = {"x-extensible":true,"type":"string","enum":["invalid_uri","invalid_query_string","invalid_body","invalid_paging","checkpoint_expired","invalid_cursor","cursor_expired","invalid_token","client_not_global","insufficient_scope","not_found","method_not_allowed","conflict","precondition_failed","too_many_entities","payload_too_large","unsupported_media_type","too_many_requests","internal_error","service_unavailable"]};

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
if(typeof data !== "string"){
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema43.type,parentSchema:schema43,data}];
return false;
}
if(!((((((((((((((((((((data === "invalid_uri") || (data === "invalid_query_string")) || (data === "invalid_body")) || (data === "invalid_paging")) || (data === "checkpoint_expired")) || (data === "invalid_cursor")) || (data === "cursor_expired")) || (data === "invalid_token")) || (data === "client_not_global")) || (data === "insufficient_scope")) || (data === "not_found")) || (data === "method_not_allowed")) || (data === "conflict")) || (data === "precondition_failed")) || (data === "too_many_entities")) || (data === "payload_too_large")) || (data === "unsupported_media_type")) || (data === "too_many_requests")) || (data === "internal_error")) || (data === "service_unavailable"))){
validate89.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema43.enum},schema:schema43.enum,parentSchema:schema43,data}];
return false;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":"object","additionalProperties":false,"required":["path","code","message"],"properties":{"path":{"type":"string","maxLength":1024},"code":{"$ref":"#/components/schemas/FieldErrorCode"},"message":{"type":"string","maxLength":2048}}};
const schema45 = {"x-extensible":true,"type":"string","enum":["required","unknown","repeated","type","enum","minimum","maximum","min_length","max_length","min_items","max_items","unique_items","min_properties","max_properties","pattern","format","invalid"]};

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
if(typeof data !== "string"){
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema45.type,parentSchema:schema45,data}];
return false;
}
if(!(((((((((((((((((data === "required") || (data === "unknown")) || (data === "repeated")) || (data === "type")) || (data === "enum")) || (data === "minimum")) || (data === "maximum")) || (data === "min_length")) || (data === "max_length")) || (data === "min_items")) || (data === "max_items")) || (data === "unique_items")) || (data === "min_properties")) || (data === "max_properties")) || (data === "pattern")) || (data === "format")) || (data === "invalid"))){
validate92.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema45.enum},schema:schema45.enum,parentSchema:schema45,data}];
return false;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
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
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema44.required,parentSchema:schema44,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "path") || (key0 === "code")) || (key0 === "message"))){
validate91.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema44,data}];
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
validate91.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema44.properties.path,data:data0}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema44.properties.path.type,parentSchema:schema44.properties.path,data:data0}];
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
if(!(validate92(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
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
validate91.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema44.properties.message,data:data2}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema44.properties.message.type,parentSchema:schema44.properties.message,data:data2}];
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
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
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
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema42.required,parentSchema:schema42,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "statusCode") || (key0 === "error")) || (key0 === "message")) || (key0 === "errorCode")) || (key0 === "errors"))){
validate88.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema42,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.statusCode !== undefined){
let data0 = data.statusCode;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate88.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/type",keyword:"type",params:{type: "integer"},schema:schema42.properties.statusCode.type,parentSchema:schema42.properties.statusCode,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
validate88.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema42.properties.statusCode,data:data0}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate88.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},schema:400,parentSchema:schema42.properties.statusCode,data:data0}];
return false;
}
else {
if(!(formats8.validate(data0))){
validate88.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema42.properties.statusCode,data:data0}];
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
validate88.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema42.properties.error,data:data1}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},schema:schema42.properties.error.type,parentSchema:schema42.properties.error,data:data1}];
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
validate88.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema42.properties.message,data:data2}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema42.properties.message.type,parentSchema:schema42.properties.message,data:data2}];
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
if(!(validate89(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
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
validate88.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema42.properties.errors,data:data4}];
return false;
}
else {
if(data4.length < 1){
validate88.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema42.properties.errors,data:data4}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate91(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
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
validate88.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},schema:schema42.properties.errors.type,parentSchema:schema42.properties.errors,data:data4}];
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
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema46 = {"type":"string","maxLength":1024};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1024){
validate95.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema46,data}];
return false;
}
}
else {
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema46.type,parentSchema:schema46,data}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema47 = {"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991};

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
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema47.type,parentSchema:schema47,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
validate96.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema47,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate96.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema47,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate96.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema47,data}];
return false;
}
}
}
}
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema48 = {"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema48.type,parentSchema:schema48,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
validate97.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema48,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate97.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema48,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate97.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema48,data}];
return false;
}
}
}
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema49 = {"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema49.type,parentSchema:schema49,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
validate98.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema49,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate98.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema49,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate98.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema49,data}];
return false;
}
}
}
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema50 = {"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema50.type,parentSchema:schema50,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
validate99.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema50,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate99.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema50,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate99.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema50,data}];
return false;
}
}
}
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema51 = {"type":"string","maxLength":128};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 128){
validate100.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema51,data}];
return false;
}
}
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema51.type,parentSchema:schema51,data}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"dynamicProps":false,"dynamicItems":false};



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
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.subscriptions === undefined) && (missing0 = "subscriptions"))) || ((data.destination === undefined) && (missing0 = "destination"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate101.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema9.required,parentSchema:schema9,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema9.properties, key0))){
validate101.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema9,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate10(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate12(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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
if(!(validate14(data.subscriptions, {instancePath:instancePath+"/subscriptions",parentData:data,parentDataProperty:"subscriptions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
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
if(!(validate20(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
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
if(!(validate40(data.order, {instancePath:instancePath+"/order",parentData:data,parentDataProperty:"order",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
if(!(validate42(data.max_events_per_second, {instancePath:instancePath+"/max_events_per_second",parentData:data,parentDataProperty:"max_events_per_second",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
if(!(validate44(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
if(!(validate68(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
validate101.errors = [{instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema9.properties.disabled_reason,data:data8}];
return false;
}
}
else {
validate101.errors = [{instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/type",keyword:"type",params:{type: "string"},schema:schema9.properties.disabled_reason.type,parentSchema:schema9.properties.disabled_reason,data:data8}];
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
if(!(validate70(data.disabled_at, {instancePath:instancePath+"/disabled_at",parentData:data,parentDataProperty:"disabled_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
if(!(validate70(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
if(!(validate70(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema53 = {"type":"object","additionalProperties":false,"required":["id","name","window","buckets","metrics","current"],"properties":{"id":{"$ref":"#/components/schemas/EventStreamId"},"name":{"$ref":"#/components/schemas/EventStreamName"},"window":{"$ref":"#/components/schemas/EventStreamStatsWindow"},"buckets":{"type":"array","maxItems":367,"items":{"$ref":"#/components/schemas/Timestamp"}},"metrics":{"type":"array","minItems":2,"maxItems":2,"items":{"$ref":"#/components/schemas/EventStreamMetric"}},"current":{"$ref":"#/components/schemas/EventStreamCurrent"}}};
const schema54 = {"type":"object","additionalProperties":false,"required":["date_from","date_to","bucket_seconds"],"properties":{"date_from":{"$ref":"#/components/schemas/Timestamp"},"date_to":{"$ref":"#/components/schemas/Timestamp"},"bucket_seconds":{"type":"integer","format":"int32","const":86400}}};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
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
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema54.required,parentSchema:schema54,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "date_from") || (key0 === "date_to")) || (key0 === "bucket_seconds"))){
validate116.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema54,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.date_from !== undefined){
const _errs2 = errors;
if(!(validate70(data.date_from, {instancePath:instancePath+"/date_from",parentData:data,parentDataProperty:"date_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
if(!(validate70(data.date_to, {instancePath:instancePath+"/date_to",parentData:data,parentDataProperty:"date_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate116.errors = [{instancePath:instancePath+"/bucket_seconds",schemaPath:"#/properties/bucket_seconds/type",keyword:"type",params:{type: "integer"},schema:schema54.properties.bucket_seconds.type,parentSchema:schema54.properties.bucket_seconds,data:data2}];
return false;
}
if(86400 !== data2){
validate116.errors = [{instancePath:instancePath+"/bucket_seconds",schemaPath:"#/properties/bucket_seconds/const",keyword:"const",params:{allowedValue: 86400},schema:86400,parentSchema:schema54.properties.bucket_seconds,data:data2}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(!(formats8.validate(data2))){
validate116.errors = [{instancePath:instancePath+"/bucket_seconds",schemaPath:"#/properties/bucket_seconds/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema54.properties.bucket_seconds,data:data2}];
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
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema55 = {"type":"object","additionalProperties":false,"required":["name","window_total","data"],"properties":{"name":{"type":"string","enum":["successful_deliveries","failed_deliveries"]},"window_total":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991},"data":{"type":"array","maxItems":367,"items":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}}}};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
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
validate121.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema55.required,parentSchema:schema55,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "window_total")) || (key0 === "data"))){
validate121.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema55,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate121.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema55.properties.name.type,parentSchema:schema55.properties.name,data:data0}];
return false;
}
if(!((data0 === "successful_deliveries") || (data0 === "failed_deliveries"))){
validate121.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema55.properties.name.enum},schema:schema55.properties.name.enum,parentSchema:schema55.properties.name,data:data0}];
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
validate121.errors = [{instancePath:instancePath+"/window_total",schemaPath:"#/properties/window_total/type",keyword:"type",params:{type: "integer"},schema:schema55.properties.window_total.type,parentSchema:schema55.properties.window_total,data:data1}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate121.errors = [{instancePath:instancePath+"/window_total",schemaPath:"#/properties/window_total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema55.properties.window_total,data:data1}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate121.errors = [{instancePath:instancePath+"/window_total",schemaPath:"#/properties/window_total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema55.properties.window_total,data:data1}];
return false;
}
else {
if(!(formats0.validate(data1))){
validate121.errors = [{instancePath:instancePath+"/window_total",schemaPath:"#/properties/window_total/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema55.properties.window_total,data:data1}];
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
validate121.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 367},schema:367,parentSchema:schema55.properties.data,data:data2}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate121.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type: "integer"},schema:schema55.properties.data.items.type,parentSchema:schema55.properties.data.items,data:data3}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate121.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema55.properties.data.items,data:data3}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate121.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema55.properties.data.items,data:data3}];
return false;
}
else {
if(!(formats0.validate(data3))){
validate121.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema55.properties.data.items,data:data3}];
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
validate121.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema55.properties.data.type,parentSchema:schema55.properties.data,data:data2}];
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
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema56 = {"type":"object","additionalProperties":false,"required":["state","circuit","backlog","waiting","redelivering","work"],"properties":{"state":{"$ref":"#/components/schemas/EventStreamState"},"failing_since":{"$ref":"#/components/schemas/Timestamp"},"last_attempt":{"$ref":"#/components/schemas/DeliveryAttempt"},"oldest_waiting_at":{"$ref":"#/components/schemas/Timestamp"},"circuit":{"type":"string","enum":["closed","open","half_open"]},"next_probe_at":{"$ref":"#/components/schemas/Timestamp"},"backlog":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991},"waiting":{"type":"integer","format":"int32","minimum":0,"maximum":1000},"redelivering":{"type":"integer","format":"int32","minimum":0,"maximum":1000},"work":{"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/EventStreamWork"}},"position":{"$ref":"#/components/schemas/Offset"},"replay":{"$ref":"#/components/schemas/EventStreamReplay"}}};
const schema57 = {"x-extensible":true,"type":"string","enum":["disabled","failing","retrying","refusing","behind","replaying","healthy"]};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema57.type,parentSchema:schema57,data}];
return false;
}
if(!(((((((data === "disabled") || (data === "failing")) || (data === "retrying")) || (data === "refusing")) || (data === "behind")) || (data === "replaying")) || (data === "healthy"))){
validate124.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema57.enum},schema:schema57.enum,parentSchema:schema57,data}];
return false;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema58 = {"type":"object","additionalProperties":false,"required":["event_stream_id","event_id","event_type","attempted_at","number","result","duration_ms","purpose"],"properties":{"event_stream_id":{"$ref":"#/components/schemas/EventStreamId"},"event_id":{"$ref":"#/components/schemas/EventId"},"event_type":{"$ref":"#/components/schemas/EventType"},"attempted_at":{"$ref":"#/components/schemas/Timestamp"},"number":{"type":"integer","format":"int32","minimum":1,"maximum":2147483647},"result":{"$ref":"#/components/schemas/AttemptResult"},"status":{"type":"integer","format":"int32","minimum":100,"maximum":999},"error_message":{"type":"string","maxLength":1024},"duration_ms":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991},"answer":{"x-personal":true,"type":"string","maxLength":1024},"purpose":{"$ref":"#/components/schemas/AttemptPurpose"}}};
const schema59 = {"type":"string","format":"event-id","minLength":26,"maxLength":26,"pattern":"^[A-Za-z0-9_-]{26}$","x-must-be":"an identifier of 26 letters, digits, hyphens and underscores","examples":["evt_1CfRm3KpZtYh8WqDsNvG6a"]};
const formats36 = /^[A-Za-z0-9_-]{26}$/;

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
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 26){
validate129.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 26},schema:26,parentSchema:schema59,data}];
return false;
}
else {
if(func0(data) < 26){
validate129.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 26},schema:26,parentSchema:schema59,data}];
return false;
}
else {
if(!pattern0.test(data)){
validate129.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{26}$"},schema:"^[A-Za-z0-9_-]{26}$",parentSchema:schema59,data}];
return false;
}
else {
if(!(formats36.test(data))){
validate129.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "event-id"},schema:"event-id",parentSchema:schema59,data}];
return false;
}
}
}
}
}
else {
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema59.type,parentSchema:schema59,data}];
return false;
}
}
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema60 = {"x-extensible":true,"type":"string","enum":["delivered","failed","abandoned"]};

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
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema60.type,parentSchema:schema60,data}];
return false;
}
if(!(((data === "delivered") || (data === "failed")) || (data === "abandoned"))){
validate133.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema60.enum},schema:schema60.enum,parentSchema:schema60,data}];
return false;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema61 = {"x-extensible":true,"type":"string","enum":["live","test","redelivery","replay"]};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema61.type,parentSchema:schema61,data}];
return false;
}
if(!((((data === "live") || (data === "test")) || (data === "redelivery")) || (data === "replay"))){
validate135.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema61.enum},schema:schema61.enum,parentSchema:schema61,data}];
return false;
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
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
validate127.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema58.required,parentSchema:schema58,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema58.properties, key0))){
validate127.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema58,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event_stream_id !== undefined){
const _errs2 = errors;
if(!(validate10(data.event_stream_id, {instancePath:instancePath+"/event_stream_id",parentData:data,parentDataProperty:"event_stream_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate129(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
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
if(!(validate16(data.event_type, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(!(validate70(data.attempted_at, {instancePath:instancePath+"/attempted_at",parentData:data,parentDataProperty:"attempted_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate127.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"},schema:schema58.properties.number.type,parentSchema:schema58.properties.number,data:data4}];
return false;
}
if(errors === _errs6){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate127.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema58.properties.number,data:data4}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate127.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema58.properties.number,data:data4}];
return false;
}
else {
if(!(formats8.validate(data4))){
validate127.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema58.properties.number,data:data4}];
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
if(!(validate133(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
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
validate127.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema58.properties.status.type,parentSchema:schema58.properties.status,data:data6}];
return false;
}
if(errors === _errs9){
if(typeof data6 == "number"){
if(data6 > 999 || isNaN(data6)){
validate127.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},schema:999,parentSchema:schema58.properties.status,data:data6}];
return false;
}
else {
if(data6 < 100 || isNaN(data6)){
validate127.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},schema:100,parentSchema:schema58.properties.status,data:data6}];
return false;
}
else {
if(!(formats8.validate(data6))){
validate127.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema58.properties.status,data:data6}];
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
validate127.errors = [{instancePath:instancePath+"/error_message",schemaPath:"#/properties/error_message/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema58.properties.error_message,data:data7}];
return false;
}
}
else {
validate127.errors = [{instancePath:instancePath+"/error_message",schemaPath:"#/properties/error_message/type",keyword:"type",params:{type: "string"},schema:schema58.properties.error_message.type,parentSchema:schema58.properties.error_message,data:data7}];
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
validate127.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},schema:schema58.properties.duration_ms.type,parentSchema:schema58.properties.duration_ms,data:data8}];
return false;
}
if(errors === _errs13){
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
validate127.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema58.properties.duration_ms,data:data8}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate127.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema58.properties.duration_ms,data:data8}];
return false;
}
else {
if(!(formats0.validate(data8))){
validate127.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema58.properties.duration_ms,data:data8}];
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
validate127.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema58.properties.answer,data:data9}];
return false;
}
}
else {
validate127.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type: "string"},schema:schema58.properties.answer.type,parentSchema:schema58.properties.answer,data:data9}];
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
if(!(validate135(data.purpose, {instancePath:instancePath+"/purpose",parentData:data,parentDataProperty:"purpose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
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
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema62 = {"type":"object","additionalProperties":false,"required":["kind","total","done"],"properties":{"kind":{"type":"string","enum":["redeliver","end","skip"]},"total":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991},"done":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}}};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
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
validate140.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema62.required,parentSchema:schema62,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "total")) || (key0 === "done"))){
validate140.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema62,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
let data0 = data.kind;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate140.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema62.properties.kind.type,parentSchema:schema62.properties.kind,data:data0}];
return false;
}
if(!(((data0 === "redeliver") || (data0 === "end")) || (data0 === "skip"))){
validate140.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema62.properties.kind.enum},schema:schema62.properties.kind.enum,parentSchema:schema62.properties.kind,data:data0}];
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
validate140.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},schema:schema62.properties.total.type,parentSchema:schema62.properties.total,data:data1}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate140.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema62.properties.total,data:data1}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate140.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema62.properties.total,data:data1}];
return false;
}
else {
if(!(formats0.validate(data1))){
validate140.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema62.properties.total,data:data1}];
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
validate140.errors = [{instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "integer"},schema:schema62.properties.done.type,parentSchema:schema62.properties.done,data:data2}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate140.errors = [{instancePath:instancePath+"/done",schemaPath:"#/properties/done/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema62.properties.done,data:data2}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate140.errors = [{instancePath:instancePath+"/done",schemaPath:"#/properties/done/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema62.properties.done,data:data2}];
return false;
}
else {
if(!(formats0.validate(data2))){
validate140.errors = [{instancePath:instancePath+"/done",schemaPath:"#/properties/done/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema62.properties.done,data:data2}];
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
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema62.type,parentSchema:schema62,data}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema63 = {"type":"string","minLength":1,"maxLength":1024};

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
validate142.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema63,data}];
return false;
}
else {
if(func0(data) < 1){
validate142.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema63,data}];
return false;
}
}
}
else {
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema63.type,parentSchema:schema63,data}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema64 = {"type":"object","additionalProperties":false,"required":["started_at","position","end","sent","events_per_second"],"properties":{"started_at":{"$ref":"#/components/schemas/Timestamp"},"position":{"$ref":"#/components/schemas/Offset"},"end":{"$ref":"#/components/schemas/Offset"},"sent":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991},"events_per_second":{"type":"number","minimum":0,"maximum":1000000}}};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
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
validate144.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema64.required,parentSchema:schema64,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "started_at") || (key0 === "position")) || (key0 === "end")) || (key0 === "sent")) || (key0 === "events_per_second"))){
validate144.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema64,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.started_at !== undefined){
const _errs2 = errors;
if(!(validate70(data.started_at, {instancePath:instancePath+"/started_at",parentData:data,parentDataProperty:"started_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate144.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/type",keyword:"type",params:{type: "integer"},schema:schema64.properties.sent.type,parentSchema:schema64.properties.sent,data:data3}];
return false;
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate144.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema64.properties.sent,data:data3}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate144.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema64.properties.sent,data:data3}];
return false;
}
else {
if(!(formats0.validate(data3))){
validate144.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema64.properties.sent,data:data3}];
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
validate144.errors = [{instancePath:instancePath+"/events_per_second",schemaPath:"#/properties/events_per_second/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},schema:1000000,parentSchema:schema64.properties.events_per_second,data:data4}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate144.errors = [{instancePath:instancePath+"/events_per_second",schemaPath:"#/properties/events_per_second/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema64.properties.events_per_second,data:data4}];
return false;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/events_per_second",schemaPath:"#/properties/events_per_second/type",keyword:"type",params:{type: "number"},schema:schema64.properties.events_per_second.type,parentSchema:schema64.properties.events_per_second,data:data4}];
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
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
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
validate123.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema56.required,parentSchema:schema56,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema56.properties, key0))){
validate123.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema56,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.state !== undefined){
const _errs2 = errors;
if(!(validate124(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
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
if(!(validate70(data.failing_since, {instancePath:instancePath+"/failing_since",parentData:data,parentDataProperty:"failing_since",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
if(!(validate127(data.last_attempt, {instancePath:instancePath+"/last_attempt",parentData:data,parentDataProperty:"last_attempt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
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
if(!(validate70(data.oldest_waiting_at, {instancePath:instancePath+"/oldest_waiting_at",parentData:data,parentDataProperty:"oldest_waiting_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate123.errors = [{instancePath:instancePath+"/circuit",schemaPath:"#/properties/circuit/type",keyword:"type",params:{type: "string"},schema:schema56.properties.circuit.type,parentSchema:schema56.properties.circuit,data:data4}];
return false;
}
if(!(((data4 === "closed") || (data4 === "open")) || (data4 === "half_open"))){
validate123.errors = [{instancePath:instancePath+"/circuit",schemaPath:"#/properties/circuit/enum",keyword:"enum",params:{allowedValues: schema56.properties.circuit.enum},schema:schema56.properties.circuit.enum,parentSchema:schema56.properties.circuit,data:data4}];
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
if(!(validate70(data.next_probe_at, {instancePath:instancePath+"/next_probe_at",parentData:data,parentDataProperty:"next_probe_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate123.errors = [{instancePath:instancePath+"/backlog",schemaPath:"#/properties/backlog/type",keyword:"type",params:{type: "integer"},schema:schema56.properties.backlog.type,parentSchema:schema56.properties.backlog,data:data6}];
return false;
}
if(errors === _errs9){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate123.errors = [{instancePath:instancePath+"/backlog",schemaPath:"#/properties/backlog/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema56.properties.backlog,data:data6}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate123.errors = [{instancePath:instancePath+"/backlog",schemaPath:"#/properties/backlog/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema56.properties.backlog,data:data6}];
return false;
}
else {
if(!(formats0.validate(data6))){
validate123.errors = [{instancePath:instancePath+"/backlog",schemaPath:"#/properties/backlog/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema56.properties.backlog,data:data6}];
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
validate123.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/type",keyword:"type",params:{type: "integer"},schema:schema56.properties.waiting.type,parentSchema:schema56.properties.waiting,data:data7}];
return false;
}
if(errors === _errs11){
if(typeof data7 == "number"){
if(data7 > 1000 || isNaN(data7)){
validate123.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema56.properties.waiting,data:data7}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate123.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema56.properties.waiting,data:data7}];
return false;
}
else {
if(!(formats8.validate(data7))){
validate123.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema56.properties.waiting,data:data7}];
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
validate123.errors = [{instancePath:instancePath+"/redelivering",schemaPath:"#/properties/redelivering/type",keyword:"type",params:{type: "integer"},schema:schema56.properties.redelivering.type,parentSchema:schema56.properties.redelivering,data:data8}];
return false;
}
if(errors === _errs13){
if(typeof data8 == "number"){
if(data8 > 1000 || isNaN(data8)){
validate123.errors = [{instancePath:instancePath+"/redelivering",schemaPath:"#/properties/redelivering/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema56.properties.redelivering,data:data8}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate123.errors = [{instancePath:instancePath+"/redelivering",schemaPath:"#/properties/redelivering/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema56.properties.redelivering,data:data8}];
return false;
}
else {
if(!(formats8.validate(data8))){
validate123.errors = [{instancePath:instancePath+"/redelivering",schemaPath:"#/properties/redelivering/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema56.properties.redelivering,data:data8}];
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
validate123.errors = [{instancePath:instancePath+"/work",schemaPath:"#/properties/work/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema56.properties.work,data:data9}];
return false;
}
else {
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!(validate140(data9[i0], {instancePath:instancePath+"/work/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
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
validate123.errors = [{instancePath:instancePath+"/work",schemaPath:"#/properties/work/type",keyword:"type",params:{type: "array"},schema:schema56.properties.work.type,parentSchema:schema56.properties.work,data:data9}];
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
if(!(validate144(data.replay, {instancePath:instancePath+"/replay",parentData:data,parentDataProperty:"replay",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
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
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema53.required,parentSchema:schema53,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "window")) || (key0 === "buckets")) || (key0 === "metrics")) || (key0 === "current"))){
validate113.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema53,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate10(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate12(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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
if(!(validate116(data.window, {instancePath:instancePath+"/window",parentData:data,parentDataProperty:"window",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
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
validate113.errors = [{instancePath:instancePath+"/buckets",schemaPath:"#/properties/buckets/maxItems",keyword:"maxItems",params:{limit: 367},schema:367,parentSchema:schema53.properties.buckets,data:data3}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate70(data3[i0], {instancePath:instancePath+"/buckets/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate113.errors = [{instancePath:instancePath+"/buckets",schemaPath:"#/properties/buckets/type",keyword:"type",params:{type: "array"},schema:schema53.properties.buckets.type,parentSchema:schema53.properties.buckets,data:data3}];
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
validate113.errors = [{instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/maxItems",keyword:"maxItems",params:{limit: 2},schema:2,parentSchema:schema53.properties.metrics,data:data5}];
return false;
}
else {
if(data5.length < 2){
validate113.errors = [{instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/minItems",keyword:"minItems",params:{limit: 2},schema:2,parentSchema:schema53.properties.metrics,data:data5}];
return false;
}
else {
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors;
if(!(validate121(data5[i1], {instancePath:instancePath+"/metrics/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
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
validate113.errors = [{instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type: "array"},schema:schema53.properties.metrics.type,parentSchema:schema53.properties.metrics,data:data5}];
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
if(!(validate123(data.current, {instancePath:instancePath+"/current",parentData:data,parentDataProperty:"current",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
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
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema53.type,parentSchema:schema53,data}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema65 = {"type":"object","additionalProperties":false,"required":["event_id","event_stream_id","event_type"],"properties":{"event_id":{"$ref":"#/components/schemas/EventId"},"event_stream_id":{"$ref":"#/components/schemas/EventStreamId"},"event_type":{"$ref":"#/components/schemas/EventType"}}};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
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
validate150.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema65.required,parentSchema:schema65,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "event_id") || (key0 === "event_stream_id")) || (key0 === "event_type"))){
validate150.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema65,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event_id !== undefined){
const _errs2 = errors;
if(!(validate129(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
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
if(!(validate10(data.event_stream_id, {instancePath:instancePath+"/event_stream_id",parentData:data,parentDataProperty:"event_stream_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate16(data.event_type, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema66 = {"type":"string","maxLength":8192};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 8192){
validate154.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 8192},schema:8192,parentSchema:schema66,data}];
return false;
}
}
else {
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema66.type,parentSchema:schema66,data}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"dynamicProps":false,"dynamicItems":false};



function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1024){
validate155.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema37,data}];
return false;
}
else {
if(func0(data) < 1){
validate155.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema37,data}];
return false;
}
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data}];
return false;
}
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema68 = {"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/EventStreamDelivery"}};
const schema69 = {"type":"object","additionalProperties":false,"x-closed":"The specification allows no other properties here.","required":["id","event_stream_id","status","event_type","attempts"],"properties":{"id":{"$ref":"#/components/schemas/EventId"},"event_stream_id":{"$ref":"#/components/schemas/EventStreamId"},"status":{"$ref":"#/components/schemas/DeliveryStatus"},"event_type":{"$ref":"#/components/schemas/EventType"},"attempts":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/EventStreamDeliveryAttempt"}},"event":{"$ref":"#/components/schemas/EventStreamCloudEvent"}}};
const schema70 = {"type":"string","enum":["failed"],"maxLength":6};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data === "failed")){
validate160.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema70.enum},schema:schema70.enum,parentSchema:schema70,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 6){
validate160.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 6},schema:6,parentSchema:schema70,data}];
return false;
}
}
else {
validate160.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema70.type,parentSchema:schema70,data}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema71 = {"type":"object","additionalProperties":false,"x-closed":"The specification allows no other properties here.","required":["status","timestamp"],"properties":{"status":{"$ref":"#/components/schemas/DeliveryStatus"},"timestamp":{"$ref":"#/components/schemas/Timestamp"},"error_message":{"type":"string","maxLength":1024}}};

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
if(((data.status === undefined) && (missing0 = "status")) || ((data.timestamp === undefined) && (missing0 = "timestamp"))){
validate163.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema71.required,parentSchema:schema71,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "timestamp")) || (key0 === "error_message"))){
validate163.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema71,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
const _errs2 = errors;
if(!(validate160(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
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
if(!(validate70(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate163.errors = [{instancePath:instancePath+"/error_message",schemaPath:"#/properties/error_message/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema71.properties.error_message,data:data2}];
return false;
}
}
else {
validate163.errors = [{instancePath:instancePath+"/error_message",schemaPath:"#/properties/error_message/type",keyword:"type",params:{type: "string"},schema:schema71.properties.error_message.type,parentSchema:schema71.properties.error_message,data:data2}];
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
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema72 = {"type":"object","additionalProperties":false,"x-closed":"The specification allows no other properties here.","properties":{"id":{"$ref":"#/components/schemas/EventId"},"source":{"type":"string","maxLength":2048},"specversion":{"type":"string","maxLength":16},"type":{"type":"string","maxLength":255},"time":{"$ref":"#/components/schemas/Timestamp"},"data":{"type":"string","x-unbounded":"As long as the data of the published event, which the request payload limits."}}};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
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
validate167.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema72,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate129(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
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
validate167.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema72.properties.source,data:data1}];
return false;
}
}
else {
validate167.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},schema:schema72.properties.source.type,parentSchema:schema72.properties.source,data:data1}];
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
validate167.errors = [{instancePath:instancePath+"/specversion",schemaPath:"#/properties/specversion/maxLength",keyword:"maxLength",params:{limit: 16},schema:16,parentSchema:schema72.properties.specversion,data:data2}];
return false;
}
}
else {
validate167.errors = [{instancePath:instancePath+"/specversion",schemaPath:"#/properties/specversion/type",keyword:"type",params:{type: "string"},schema:schema72.properties.specversion.type,parentSchema:schema72.properties.specversion,data:data2}];
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
validate167.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema72.properties.type,data:data3}];
return false;
}
}
else {
validate167.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema72.properties.type.type,parentSchema:schema72.properties.type,data:data3}];
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
if(!(validate70(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate167.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},schema:schema72.properties.data.type,parentSchema:schema72.properties.data,data:data5}];
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
validate167.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema72.type,parentSchema:schema72,data}];
return false;
}
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
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
validate157.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema69.required,parentSchema:schema69,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "event_stream_id")) || (key0 === "status")) || (key0 === "event_type")) || (key0 === "attempts")) || (key0 === "event"))){
validate157.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema69,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate129(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
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
if(!(validate10(data.event_stream_id, {instancePath:instancePath+"/event_stream_id",parentData:data,parentDataProperty:"event_stream_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate160(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
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
if(!(validate16(data.event_type, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
validate157.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema69.properties.attempts,data:data4}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate163(data4[i0], {instancePath:instancePath+"/attempts/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
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
validate157.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "array"},schema:schema69.properties.attempts.type,parentSchema:schema69.properties.attempts,data:data4}];
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
if(!(validate167(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
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
validate157.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema69.type,parentSchema:schema69,data}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
if(data.length > 100){
validate156.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema68,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate157(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
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
validate156.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema68.type,parentSchema:schema68,data}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};



function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
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
validate172.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema69.required,parentSchema:schema69,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "event_stream_id")) || (key0 === "status")) || (key0 === "event_type")) || (key0 === "attempts")) || (key0 === "event"))){
validate172.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema69,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate129(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
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
if(!(validate10(data.event_stream_id, {instancePath:instancePath+"/event_stream_id",parentData:data,parentDataProperty:"event_stream_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate160(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
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
if(!(validate16(data.event_type, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
validate172.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema69.properties.attempts,data:data4}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate163(data4[i0], {instancePath:instancePath+"/attempts/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
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
validate172.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "array"},schema:schema69.properties.attempts.type,parentSchema:schema69.properties.attempts,data:data4}];
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
if(!(validate167(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
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
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema69.type,parentSchema:schema69,data}];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema74 = {"type":"object","additionalProperties":false,"required":["attempts"],"properties":{"attempts":{"$ref":"#/components/schemas/DeliveryAttempts"},"next":{"$ref":"#/components/schemas/Checkpoint"},"sampled":{"$ref":"#/components/schemas/SampledAttempts"}}};
const schema75 = {"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/DeliveryAttempt"}};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate180.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema75,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate127(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
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
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema75.type,parentSchema:schema75,data}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema76 = {"type":"object","additionalProperties":false,"required":["kept","of"],"properties":{"kept":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991},"of":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}}};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
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
validate184.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema76.required,parentSchema:schema76,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "kept") || (key0 === "of"))){
validate184.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema76,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kept !== undefined){
let data0 = data.kept;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate184.errors = [{instancePath:instancePath+"/kept",schemaPath:"#/properties/kept/type",keyword:"type",params:{type: "integer"},schema:schema76.properties.kept.type,parentSchema:schema76.properties.kept,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate184.errors = [{instancePath:instancePath+"/kept",schemaPath:"#/properties/kept/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema76.properties.kept,data:data0}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate184.errors = [{instancePath:instancePath+"/kept",schemaPath:"#/properties/kept/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema76.properties.kept,data:data0}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate184.errors = [{instancePath:instancePath+"/kept",schemaPath:"#/properties/kept/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema76.properties.kept,data:data0}];
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
validate184.errors = [{instancePath:instancePath+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type: "integer"},schema:schema76.properties.of.type,parentSchema:schema76.properties.of,data:data1}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate184.errors = [{instancePath:instancePath+"/of",schemaPath:"#/properties/of/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema76.properties.of,data:data1}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate184.errors = [{instancePath:instancePath+"/of",schemaPath:"#/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema76.properties.of,data:data1}];
return false;
}
else {
if(!(formats0.validate(data1))){
validate184.errors = [{instancePath:instancePath+"/of",schemaPath:"#/properties/of/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema76.properties.of,data:data1}];
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
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
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
validate179.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema74.required,parentSchema:schema74,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "attempts") || (key0 === "next")) || (key0 === "sampled"))){
validate179.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema74,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.attempts !== undefined){
const _errs2 = errors;
if(!(validate180(data.attempts, {instancePath:instancePath+"/attempts",parentData:data,parentDataProperty:"attempts",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
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
if(!(validate76(data.next, {instancePath:instancePath+"/next",parentData:data,parentDataProperty:"next",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
if(!(validate184(data.sampled, {instancePath:instancePath+"/sampled",parentData:data,parentDataProperty:"sampled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
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
validate179.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema74.type,parentSchema:schema74,data}];
return false;
}
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema77 = {"type":"object","additionalProperties":false,"required":["accepted"],"properties":{"accepted":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}}};

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
if((data.accepted === undefined) && (missing0 = "accepted")){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema77.required,parentSchema:schema77,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "accepted")){
validate186.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema77,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.accepted !== undefined){
let data0 = data.accepted;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate186.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "integer"},schema:schema77.properties.accepted.type,parentSchema:schema77.properties.accepted,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate186.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema77.properties.accepted,data:data0}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate186.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema77.properties.accepted,data:data0}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate186.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema77.properties.accepted,data:data0}];
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
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema77.type,parentSchema:schema77,data}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema78 = {"type":"object","additionalProperties":false,"required":["events"],"properties":{"events":{"type":"integer","format":"int32","minimum":0,"maximum":100000}}};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
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
validate187.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema78.required,parentSchema:schema78,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "events")){
validate187.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema78,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.events !== undefined){
let data0 = data.events;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate187.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "integer"},schema:schema78.properties.events.type,parentSchema:schema78.properties.events,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 100000 || isNaN(data0)){
validate187.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},schema:100000,parentSchema:schema78.properties.events,data:data0}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate187.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema78.properties.events,data:data0}];
return false;
}
else {
if(!(formats8.validate(data0))){
validate187.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema78.properties.events,data:data0}];
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
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema78.type,parentSchema:schema78,data}];
return false;
}
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema79 = {"type":"string","const":"no-store, no-transform"};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate188.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema79.type,parentSchema:schema79,data}];
return false;
}
if("no-store, no-transform" !== data){
validate188.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "no-store, no-transform"},schema:"no-store, no-transform",parentSchema:schema79,data}];
return false;
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema80 = {"type":"string","const":"no"};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema80.type,parentSchema:schema80,data}];
return false;
}
if("no" !== data){
validate189.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "no"},schema:"no",parentSchema:schema80,data}];
return false;
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema81 = {"type":"object","additionalProperties":false,"required":["subscriptions"],"properties":{"subscriptions":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}}};

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
let missing0;
if((data.subscriptions === undefined) && (missing0 = "subscriptions")){
validate190.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema81.required,parentSchema:schema81,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "subscriptions")){
validate190.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema81,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.subscriptions !== undefined){
let data0 = data.subscriptions;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate190.errors = [{instancePath:instancePath+"/subscriptions",schemaPath:"#/properties/subscriptions/type",keyword:"type",params:{type: "integer"},schema:schema81.properties.subscriptions.type,parentSchema:schema81.properties.subscriptions,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate190.errors = [{instancePath:instancePath+"/subscriptions",schemaPath:"#/properties/subscriptions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema81.properties.subscriptions,data:data0}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate190.errors = [{instancePath:instancePath+"/subscriptions",schemaPath:"#/properties/subscriptions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema81.properties.subscriptions,data:data0}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate190.errors = [{instancePath:instancePath+"/subscriptions",schemaPath:"#/properties/subscriptions/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema81.properties.subscriptions,data:data0}];
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
validate190.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data}];
return false;
}
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema82 = {"type":"object","additionalProperties":false,"required":["attempts"],"properties":{"attempts":{"$ref":"#/components/schemas/DeliveryAttempts"},"next":{"$ref":"#/components/schemas/Checkpoint"}}};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
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
validate191.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema82.required,parentSchema:schema82,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "attempts") || (key0 === "next"))){
validate191.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema82,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.attempts !== undefined){
const _errs2 = errors;
if(!(validate180(data.attempts, {instancePath:instancePath+"/attempts",parentData:data,parentDataProperty:"attempts",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
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
if(!(validate76(data.next, {instancePath:instancePath+"/next",parentData:data,parentDataProperty:"next",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
validate191.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data}];
return false;
}
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema83 = {"type":"object","additionalProperties":false,"required":["logs"],"properties":{"logs":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/LogEntry"}},"next":{"$ref":"#/components/schemas/Checkpoint"}}};
const schema84 = {"type":"object","additionalProperties":false,"required":["id","date","kind","operation","count"],"properties":{"id":{"$ref":"#/components/schemas/LogId"},"date":{"$ref":"#/components/schemas/Timestamp"},"kind":{"$ref":"#/components/schemas/LogKind"},"operation":{"$ref":"#/components/schemas/LogOperation"},"client":{"$ref":"#/components/schemas/LogClient"},"resource":{"$ref":"#/components/schemas/LogResource"},"changed":{"type":"array","maxItems":64,"items":{"type":"string","maxLength":128}},"status":{"type":"integer","format":"int32","minimum":100,"maximum":599},"error_code":{"$ref":"#/components/schemas/ErrorCode"},"detail":{"type":"string","maxLength":1024},"count":{"type":"integer","format":"int64","minimum":1,"maximum":9007199254740991},"correlation_id":{"type":"string","maxLength":64},"request_id":{"type":"string","maxLength":64},"ip":{"type":"string","maxLength":64},"user_agent":{"type":"string","maxLength":256}}};
const schema85 = {"type":"string","format":"log-id","minLength":26,"maxLength":26,"pattern":"^[A-Za-z0-9_-]{26}$","x-must-be":"an identifier of 26 letters, digits, hyphens and underscores","examples":["log_1CfRq4VtXbNe7JmPsKwD8y"]};
const formats66 = /^[A-Za-z0-9_-]{26}$/;

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
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 26){
validate196.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 26},schema:26,parentSchema:schema85,data}];
return false;
}
else {
if(func0(data) < 26){
validate196.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 26},schema:26,parentSchema:schema85,data}];
return false;
}
else {
if(!pattern0.test(data)){
validate196.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{26}$"},schema:"^[A-Za-z0-9_-]{26}$",parentSchema:schema85,data}];
return false;
}
else {
if(!(formats66.test(data))){
validate196.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "log-id"},schema:"log-id",parentSchema:schema85,data}];
return false;
}
}
}
}
}
else {
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema85.type,parentSchema:schema85,data}];
return false;
}
}
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema86 = {"x-extensible":true,"type":"string","enum":["change","refusal","token","command","system"]};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate199.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema86.type,parentSchema:schema86,data}];
return false;
}
if(!(((((data === "change") || (data === "refusal")) || (data === "token")) || (data === "command")) || (data === "system"))){
validate199.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema86.enum},schema:schema86.enum,parentSchema:schema86,data}];
return false;
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema87 = {"x-extensible":true,"type":"string","enum":["create_event_stream","update_event_stream","delete_event_stream","test_event_stream","redeliver_events","redeliver_event","replay_events","end_replay","skip_events","publish_events","create_rate_limit_policy","update_rate_limit_policy","delete_rate_limit_policy","issue_token","create_client","rotate_client_secret","disable_client","rotate_signing_key","revoke_signing_key","seal_keys","erase_events","event_stream.failing","event_stream.recovered","event_stream.behind","event_stream.disabled","events.dropped","signing_key.rotated","clock.jumped","node.took_over"]};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate201.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema87.type,parentSchema:schema87,data}];
return false;
}
if(!(((((((((((((((((((((((((((((data === "create_event_stream") || (data === "update_event_stream")) || (data === "delete_event_stream")) || (data === "test_event_stream")) || (data === "redeliver_events")) || (data === "redeliver_event")) || (data === "replay_events")) || (data === "end_replay")) || (data === "skip_events")) || (data === "publish_events")) || (data === "create_rate_limit_policy")) || (data === "update_rate_limit_policy")) || (data === "delete_rate_limit_policy")) || (data === "issue_token")) || (data === "create_client")) || (data === "rotate_client_secret")) || (data === "disable_client")) || (data === "rotate_signing_key")) || (data === "revoke_signing_key")) || (data === "seal_keys")) || (data === "erase_events")) || (data === "event_stream.failing")) || (data === "event_stream.recovered")) || (data === "event_stream.behind")) || (data === "event_stream.disabled")) || (data === "events.dropped")) || (data === "signing_key.rotated")) || (data === "clock.jumped")) || (data === "node.took_over"))){
validate201.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema87.enum},schema:schema87.enum,parentSchema:schema87,data}];
return false;
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema88 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","maxLength":245},"name":{"type":"string","maxLength":128}}};

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
if((data.id === undefined) && (missing0 = "id")){
validate203.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema88.required,parentSchema:schema88,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
validate203.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema88,data}];
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
validate203.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 245},schema:245,parentSchema:schema88.properties.id,data:data0}];
return false;
}
}
else {
validate203.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema88.properties.id.type,parentSchema:schema88.properties.id,data:data0}];
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
validate203.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema88.properties.name,data:data1}];
return false;
}
}
else {
validate203.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema88.properties.name.type,parentSchema:schema88.properties.name,data:data1}];
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
validate203.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema88.type,parentSchema:schema88,data}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema89 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"$ref":"#/components/schemas/LogResourceType"},"id":{"type":"string","maxLength":255},"name":{"type":"string","maxLength":255}}};
const schema90 = {"x-extensible":true,"type":"string","enum":["event_stream","event_delivery","event","rate_limit_policy","client","signing_key","node"]};

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
validate206.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema90.type,parentSchema:schema90,data}];
return false;
}
if(!(((((((data === "event_stream") || (data === "event_delivery")) || (data === "event")) || (data === "rate_limit_policy")) || (data === "client")) || (data === "signing_key")) || (data === "node"))){
validate206.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema90.enum},schema:schema90.enum,parentSchema:schema90,data}];
return false;
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate205.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema89.required,parentSchema:schema89,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "id")) || (key0 === "name"))){
validate205.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema89,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if(!(validate206(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
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
validate205.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema89.properties.id,data:data1}];
return false;
}
}
else {
validate205.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema89.properties.id.type,parentSchema:schema89.properties.id,data:data1}];
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
validate205.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema89.properties.name,data:data2}];
return false;
}
}
else {
validate205.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema89.properties.name.type,parentSchema:schema89.properties.name,data:data2}];
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
validate205.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema89.type,parentSchema:schema89,data}];
return false;
}
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((((((data.id === undefined) && (missing0 = "id")) || ((data.date === undefined) && (missing0 = "date"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.count === undefined) && (missing0 = "count"))){
validate195.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema84.required,parentSchema:schema84,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema84.properties, key0))){
validate195.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema84,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate196(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
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
if(!(validate70(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
if(!(validate199(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
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
if(!(validate201(data.operation, {instancePath:instancePath+"/operation",parentData:data,parentDataProperty:"operation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
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
if(!(validate203(data.client, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
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
if(!(validate205(data.resource, {instancePath:instancePath+"/resource",parentData:data,parentDataProperty:"resource",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
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
validate195.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/maxItems",keyword:"maxItems",params:{limit: 64},schema:64,parentSchema:schema84.properties.changed,data:data6}];
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
validate195.errors = [{instancePath:instancePath+"/changed/" + i0,schemaPath:"#/properties/changed/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema84.properties.changed.items,data:data7}];
return false;
}
}
else {
validate195.errors = [{instancePath:instancePath+"/changed/" + i0,schemaPath:"#/properties/changed/items/type",keyword:"type",params:{type: "string"},schema:schema84.properties.changed.items.type,parentSchema:schema84.properties.changed.items,data:data7}];
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
validate195.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "array"},schema:schema84.properties.changed.type,parentSchema:schema84.properties.changed,data:data6}];
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
validate195.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema84.properties.status.type,parentSchema:schema84.properties.status,data:data8}];
return false;
}
if(errors === _errs12){
if(typeof data8 == "number"){
if(data8 > 599 || isNaN(data8)){
validate195.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema84.properties.status,data:data8}];
return false;
}
else {
if(data8 < 100 || isNaN(data8)){
validate195.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},schema:100,parentSchema:schema84.properties.status,data:data8}];
return false;
}
else {
if(!(formats8.validate(data8))){
validate195.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema84.properties.status,data:data8}];
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
if(!(validate89(data.error_code, {instancePath:instancePath+"/error_code",parentData:data,parentDataProperty:"error_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
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
validate195.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema84.properties.detail,data:data10}];
return false;
}
}
else {
validate195.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},schema:schema84.properties.detail.type,parentSchema:schema84.properties.detail,data:data10}];
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
validate195.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema84.properties.count.type,parentSchema:schema84.properties.count,data:data11}];
return false;
}
if(errors === _errs17){
if(typeof data11 == "number"){
if(data11 > 9007199254740991 || isNaN(data11)){
validate195.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema84.properties.count,data:data11}];
return false;
}
else {
if(data11 < 1 || isNaN(data11)){
validate195.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema84.properties.count,data:data11}];
return false;
}
else {
if(!(formats0.validate(data11))){
validate195.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema84.properties.count,data:data11}];
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
validate195.errors = [{instancePath:instancePath+"/correlation_id",schemaPath:"#/properties/correlation_id/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema84.properties.correlation_id,data:data12}];
return false;
}
}
else {
validate195.errors = [{instancePath:instancePath+"/correlation_id",schemaPath:"#/properties/correlation_id/type",keyword:"type",params:{type: "string"},schema:schema84.properties.correlation_id.type,parentSchema:schema84.properties.correlation_id,data:data12}];
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
validate195.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema84.properties.request_id,data:data13}];
return false;
}
}
else {
validate195.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},schema:schema84.properties.request_id.type,parentSchema:schema84.properties.request_id,data:data13}];
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
validate195.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema84.properties.ip,data:data14}];
return false;
}
}
else {
validate195.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema84.properties.ip.type,parentSchema:schema84.properties.ip,data:data14}];
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
validate195.errors = [{instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema84.properties.user_agent,data:data15}];
return false;
}
}
else {
validate195.errors = [{instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/type",keyword:"type",params:{type: "string"},schema:schema84.properties.user_agent.type,parentSchema:schema84.properties.user_agent,data:data15}];
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
validate195.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema84.type,parentSchema:schema84,data}];
return false;
}
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
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
validate194.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema83.required,parentSchema:schema83,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "logs") || (key0 === "next"))){
validate194.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema83,data}];
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
validate194.errors = [{instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema83.properties.logs,data:data0}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate195(data0[i0], {instancePath:instancePath+"/logs/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
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
validate194.errors = [{instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/type",keyword:"type",params:{type: "array"},schema:schema83.properties.logs.type,parentSchema:schema83.properties.logs,data:data0}];
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
if(!(validate76(data.next, {instancePath:instancePath+"/next",parentData:data,parentDataProperty:"next",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
validate194.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema83.type,parentSchema:schema83,data}];
return false;
}
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};



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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.date === undefined) && (missing0 = "date"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.count === undefined) && (missing0 = "count"))){
validate212.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema84.required,parentSchema:schema84,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema84.properties, key0))){
validate212.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema84,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate196(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
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
if(!(validate70(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
if(!(validate199(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
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
if(!(validate201(data.operation, {instancePath:instancePath+"/operation",parentData:data,parentDataProperty:"operation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
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
if(!(validate203(data.client, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
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
if(!(validate205(data.resource, {instancePath:instancePath+"/resource",parentData:data,parentDataProperty:"resource",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
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
validate212.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/maxItems",keyword:"maxItems",params:{limit: 64},schema:64,parentSchema:schema84.properties.changed,data:data6}];
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
validate212.errors = [{instancePath:instancePath+"/changed/" + i0,schemaPath:"#/properties/changed/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema84.properties.changed.items,data:data7}];
return false;
}
}
else {
validate212.errors = [{instancePath:instancePath+"/changed/" + i0,schemaPath:"#/properties/changed/items/type",keyword:"type",params:{type: "string"},schema:schema84.properties.changed.items.type,parentSchema:schema84.properties.changed.items,data:data7}];
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
validate212.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "array"},schema:schema84.properties.changed.type,parentSchema:schema84.properties.changed,data:data6}];
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
validate212.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema84.properties.status.type,parentSchema:schema84.properties.status,data:data8}];
return false;
}
if(errors === _errs12){
if(typeof data8 == "number"){
if(data8 > 599 || isNaN(data8)){
validate212.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema84.properties.status,data:data8}];
return false;
}
else {
if(data8 < 100 || isNaN(data8)){
validate212.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},schema:100,parentSchema:schema84.properties.status,data:data8}];
return false;
}
else {
if(!(formats8.validate(data8))){
validate212.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema84.properties.status,data:data8}];
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
if(!(validate89(data.error_code, {instancePath:instancePath+"/error_code",parentData:data,parentDataProperty:"error_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
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
validate212.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema84.properties.detail,data:data10}];
return false;
}
}
else {
validate212.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},schema:schema84.properties.detail.type,parentSchema:schema84.properties.detail,data:data10}];
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
validate212.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema84.properties.count.type,parentSchema:schema84.properties.count,data:data11}];
return false;
}
if(errors === _errs17){
if(typeof data11 == "number"){
if(data11 > 9007199254740991 || isNaN(data11)){
validate212.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema84.properties.count,data:data11}];
return false;
}
else {
if(data11 < 1 || isNaN(data11)){
validate212.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema84.properties.count,data:data11}];
return false;
}
else {
if(!(formats0.validate(data11))){
validate212.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema84.properties.count,data:data11}];
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
validate212.errors = [{instancePath:instancePath+"/correlation_id",schemaPath:"#/properties/correlation_id/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema84.properties.correlation_id,data:data12}];
return false;
}
}
else {
validate212.errors = [{instancePath:instancePath+"/correlation_id",schemaPath:"#/properties/correlation_id/type",keyword:"type",params:{type: "string"},schema:schema84.properties.correlation_id.type,parentSchema:schema84.properties.correlation_id,data:data12}];
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
validate212.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema84.properties.request_id,data:data13}];
return false;
}
}
else {
validate212.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},schema:schema84.properties.request_id.type,parentSchema:schema84.properties.request_id,data:data13}];
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
validate212.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema84.properties.ip,data:data14}];
return false;
}
}
else {
validate212.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema84.properties.ip.type,parentSchema:schema84.properties.ip,data:data14}];
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
validate212.errors = [{instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema84.properties.user_agent,data:data15}];
return false;
}
}
else {
validate212.errors = [{instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/type",keyword:"type",params:{type: "string"},schema:schema84.properties.user_agent.type,parentSchema:schema84.properties.user_agent,data:data15}];
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
validate212.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema84.type,parentSchema:schema84,data}];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema92 = {"type":"object","additionalProperties":false,"required":["events"],"properties":{"events":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/PublishedEvent"}}}};
const schema93 = {"type":"object","additionalProperties":false,"required":["id","event_id","offset","duplicate"],"properties":{"id":{"$ref":"#/components/schemas/PublisherEventId"},"event_id":{"$ref":"#/components/schemas/EventId"},"offset":{"$ref":"#/components/schemas/Offset"},"duplicate":{"type":"boolean"}}};
const schema94 = {"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\x00-\\x1F\\x7F-\\x9F]*$","x-must-be":"a text without control characters"};
const pattern9 = new RegExp("^[^\\x00-\\x1F\\x7F-\\x9F]*$", "u");

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 255){
validate222.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema94,data}];
return false;
}
else {
if(func0(data) < 1){
validate222.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema94,data}];
return false;
}
else {
if(!pattern9.test(data)){
validate222.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},schema:"^[^\\x00-\\x1F\\x7F-\\x9F]*$",parentSchema:schema94,data}];
return false;
}
}
}
}
else {
validate222.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema94.type,parentSchema:schema94,data}];
return false;
}
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
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
validate221.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema93.required,parentSchema:schema93,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "event_id")) || (key0 === "offset")) || (key0 === "duplicate"))){
validate221.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema93,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate222(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
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
if(!(validate129(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
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
validate221.errors = [{instancePath:instancePath+"/duplicate",schemaPath:"#/properties/duplicate/type",keyword:"type",params:{type: "boolean"},schema:schema93.properties.duplicate.type,parentSchema:schema93.properties.duplicate,data:data3}];
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
validate221.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema93.type,parentSchema:schema93,data}];
return false;
}
}
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.events === undefined) && (missing0 = "events")){
validate220.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema92.required,parentSchema:schema92,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "events")){
validate220.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema92,data}];
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
validate220.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema92.properties.events,data:data0}];
return false;
}
else {
if(data0.length < 1){
validate220.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema92.properties.events,data:data0}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate221(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
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
validate220.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema92.properties.events.type,parentSchema:schema92.properties.events,data:data0}];
return false;
}
}
}
}
}
}
else {
validate220.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data}];
return false;
}
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema95 = {"anyOf":[{"$ref":"#/components/schemas/RateLimitPoliciesCheckpointPage"},{"$ref":"#/components/schemas/RateLimitPoliciesOffsetPage"}]};
const schema96 = {"type":"object","additionalProperties":false,"required":["rate_limit_policies"],"properties":{"rate_limit_policies":{"$ref":"#/components/schemas/RateLimitPolicies"},"next":{"$ref":"#/components/schemas/Checkpoint"}}};
const schema97 = {"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/RateLimitPolicy"}};
const schema98 = {"x-natural-key":["resource","consumer","consumer_selector"],"type":"object","additionalProperties":false,"required":["id","resource","consumer","consumer_selector","configuration"],"properties":{"id":{"$ref":"#/components/schemas/RateLimitPolicyId"},"resource":{"$ref":"#/components/schemas/RateLimitPolicyResource"},"consumer":{"$ref":"#/components/schemas/RateLimitPolicyConsumer"},"consumer_selector":{"$ref":"#/components/schemas/RateLimitPolicyConsumerSelector"},"configuration":{"$ref":"#/components/schemas/RateLimitPolicyConfiguration"},"created_at":{"$ref":"#/components/schemas/Timestamp"},"updated_at":{"$ref":"#/components/schemas/Timestamp"}}};
const schema99 = {"type":"string","format":"rate-limit-policy-id","minLength":26,"maxLength":26,"pattern":"^[A-Za-z0-9_-]{26}$","x-must-be":"an identifier of 26 letters, digits, hyphens and underscores","examples":["rlp_1CfRp9HbXeJu5MkTcVwF7z"]};
const formats76 = /^[A-Za-z0-9_-]{26}$/;

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
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 26){
validate231.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 26},schema:26,parentSchema:schema99,data}];
return false;
}
else {
if(func0(data) < 26){
validate231.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 26},schema:26,parentSchema:schema99,data}];
return false;
}
else {
if(!pattern0.test(data)){
validate231.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{26}$"},schema:"^[A-Za-z0-9_-]{26}$",parentSchema:schema99,data}];
return false;
}
else {
if(!(formats76.test(data))){
validate231.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "rate-limit-policy-id"},schema:"rate-limit-policy-id",parentSchema:schema99,data}];
return false;
}
}
}
}
}
else {
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema99.type,parentSchema:schema99,data}];
return false;
}
}
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema100 = {"type":"string","enum":["oauth_authentication_api"]};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate233.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema100.type,parentSchema:schema100,data}];
return false;
}
if(!(data === "oauth_authentication_api")){
validate233.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema100.enum},schema:schema100.enum,parentSchema:schema100,data}];
return false;
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema101 = {"type":"string","enum":["client"]};

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
if(typeof data !== "string"){
validate235.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema101.type,parentSchema:schema101,data}];
return false;
}
if(!(data === "client")){
validate235.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema101.enum},schema:schema101.enum,parentSchema:schema101,data}];
return false;
}
validate235.errors = vErrors;
return errors === 0;
}
validate235.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema102 = {"type":"string","minLength":1,"maxLength":255,"pattern":"^(?:client_id:[\\x21-\\x7E]+|cimd_clients|third_party_clients|default)$","x-must-be":"client_id:<id>, 'cimd_clients', 'third_party_clients' or 'default'","examples":["client_id:nightly-import"]};
const pattern11 = new RegExp("^(?:client_id:[\\x21-\\x7E]+|cimd_clients|third_party_clients|default)$", "u");

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
if(typeof data === "string"){
if(func0(data) > 255){
validate237.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema102,data}];
return false;
}
else {
if(func0(data) < 1){
validate237.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema102,data}];
return false;
}
else {
if(!pattern11.test(data)){
validate237.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:client_id:[\\x21-\\x7E]+|cimd_clients|third_party_clients|default)$"},schema:"^(?:client_id:[\\x21-\\x7E]+|cimd_clients|third_party_clients|default)$",parentSchema:schema102,data}];
return false;
}
}
}
}
else {
validate237.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema102.type,parentSchema:schema102,data}];
return false;
}
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema103 = {"type":"object","x-extensible":true,"oneOf":[{"$ref":"#/components/schemas/RateLimitAllow"},{"$ref":"#/components/schemas/RateLimitBlock"},{"$ref":"#/components/schemas/RateLimitLog"},{"$ref":"#/components/schemas/RateLimitRedirect"}],"discriminator":{"propertyName":"action"},"x-tags":{"action":["allow","block","log","redirect"]}};
const schema104 = {"type":"object","additionalProperties":false,"required":["action"],"properties":{"action":{"type":"string","enum":["allow"],"const":"allow"}}};

function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate240.evaluated;
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
validate240.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema104.required,parentSchema:schema104,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "action")){
validate240.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema104,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
validate240.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema104.properties.action.type,parentSchema:schema104.properties.action,data:data0}];
return false;
}
if("allow" !== data0){
validate240.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "allow"},schema:"allow",parentSchema:schema104.properties.action,data:data0}];
return false;
}
else {
if(!(data0 === "allow")){
validate240.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema104.properties.action.enum},schema:schema104.properties.action.enum,parentSchema:schema104.properties.action,data:data0}];
return false;
}
}
}
}
}
}
else {
validate240.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema104.type,parentSchema:schema104,data}];
return false;
}
}
validate240.errors = vErrors;
return errors === 0;
}
validate240.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema105 = {"type":"object","additionalProperties":false,"required":["action","limit"],"properties":{"action":{"type":"string","enum":["block"],"const":"block"},"limit":{"$ref":"#/components/schemas/RateLimit"}}};
const schema106 = {"type":"integer","format":"int32","minimum":0,"maximum":10000};

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate242.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate242.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema106.type,parentSchema:schema106,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 10000 || isNaN(data)){
validate242.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},schema:10000,parentSchema:schema106,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate242.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema106,data}];
return false;
}
else {
if(!(formats8.validate(data))){
validate242.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema106,data}];
return false;
}
}
}
}
}
validate242.errors = vErrors;
return errors === 0;
}
validate242.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
let missing0;
if(((data.action === undefined) && (missing0 = "action")) || ((data.limit === undefined) && (missing0 = "limit"))){
validate241.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema105.required,parentSchema:schema105,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "action") || (key0 === "limit"))){
validate241.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema105,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.action !== undefined){
let data0 = data.action;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate241.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema105.properties.action.type,parentSchema:schema105.properties.action,data:data0}];
return false;
}
if("block" !== data0){
validate241.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "block"},schema:"block",parentSchema:schema105.properties.action,data:data0}];
return false;
}
else {
if(!(data0 === "block")){
validate241.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema105.properties.action.enum},schema:schema105.properties.action.enum,parentSchema:schema105.properties.action,data:data0}];
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
if(!(validate242(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
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
validate241.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data}];
return false;
}
}
validate241.errors = vErrors;
return errors === 0;
}
validate241.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema107 = {"type":"object","additionalProperties":false,"required":["action","limit"],"properties":{"action":{"type":"string","enum":["log"],"const":"log"},"limit":{"$ref":"#/components/schemas/RateLimit"}}};

function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate244.evaluated;
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
validate244.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema107.required,parentSchema:schema107,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "action") || (key0 === "limit"))){
validate244.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema107,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.action !== undefined){
let data0 = data.action;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate244.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema107.properties.action.type,parentSchema:schema107.properties.action,data:data0}];
return false;
}
if("log" !== data0){
validate244.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "log"},schema:"log",parentSchema:schema107.properties.action,data:data0}];
return false;
}
else {
if(!(data0 === "log")){
validate244.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema107.properties.action.enum},schema:schema107.properties.action.enum,parentSchema:schema107.properties.action,data:data0}];
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
if(!(validate242(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
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
validate244.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema107.type,parentSchema:schema107,data}];
return false;
}
}
validate244.errors = vErrors;
return errors === 0;
}
validate244.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema108 = {"type":"object","additionalProperties":false,"required":["action","limit","redirect_uri"],"properties":{"action":{"type":"string","enum":["redirect"],"const":"redirect"},"limit":{"$ref":"#/components/schemas/RateLimit"},"redirect_uri":{"type":"string","format":"uri","maxLength":2048,"pattern":"^[Hh][Tt][Tt][Pp][Ss]://(?!(?:[^/?#]*\\.)?[Xx][Nn]--(?:[./:?#]|$))[A-Za-z0-9]","x-must-be":"an https address with the name of a host or an IPv4 address","examples":["https://example.com/slow-down"]}}};
const pattern12 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]://(?!(?:[^/?#]*\\.)?[Xx][Nn]--(?:[./:?#]|$))[A-Za-z0-9]", "u");

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
if((((data.action === undefined) && (missing0 = "action")) || ((data.limit === undefined) && (missing0 = "limit"))) || ((data.redirect_uri === undefined) && (missing0 = "redirect_uri"))){
validate246.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema108.required,parentSchema:schema108,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "action") || (key0 === "limit")) || (key0 === "redirect_uri"))){
validate246.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema108,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.action !== undefined){
let data0 = data.action;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate246.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema108.properties.action.type,parentSchema:schema108.properties.action,data:data0}];
return false;
}
if("redirect" !== data0){
validate246.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "redirect"},schema:"redirect",parentSchema:schema108.properties.action,data:data0}];
return false;
}
else {
if(!(data0 === "redirect")){
validate246.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema108.properties.action.enum},schema:schema108.properties.action.enum,parentSchema:schema108.properties.action,data:data0}];
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
if(!(validate242(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
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
validate246.errors = [{instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirect_uri/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema108.properties.redirect_uri,data:data2}];
return false;
}
else {
if(!pattern12.test(data2)){
validate246.errors = [{instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirect_uri/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]://(?!(?:[^/?#]*\\.)?[Xx][Nn]--(?:[./:?#]|$))[A-Za-z0-9]"},schema:"^[Hh][Tt][Tt][Pp][Ss]://(?!(?:[^/?#]*\\.)?[Xx][Nn]--(?:[./:?#]|$))[A-Za-z0-9]",parentSchema:schema108.properties.redirect_uri,data:data2}];
return false;
}
else {
if(!(formats10(data2))){
validate246.errors = [{instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirect_uri/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema108.properties.redirect_uri,data:data2}];
return false;
}
}
}
}
else {
validate246.errors = [{instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirect_uri/type",keyword:"type",params:{type: "string"},schema:schema108.properties.redirect_uri.type,parentSchema:schema108.properties.redirect_uri,data:data2}];
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
validate246.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema108.type,parentSchema:schema108,data}];
return false;
}
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const tag0 = data.action;
if(typeof tag0 == "string"){
if(tag0 === "allow"){
if(!(validate240(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "block"){
if(!(validate241(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "log"){
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "redirect"){
if(!(validate246(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate239.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "action", tagValue: tag0},schema:schema103.discriminator,parentSchema:schema103,data}];
return false;
}
}
else {
validate239.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "action", tagValue: tag0},schema:schema103.discriminator,parentSchema:schema103,data}];
return false;
}
}
else {
validate239.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema103.type,parentSchema:schema103,data}];
return false;
}
}
validate239.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate239.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
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
validate230.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema98.required,parentSchema:schema98,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "resource")) || (key0 === "consumer")) || (key0 === "consumer_selector")) || (key0 === "configuration")) || (key0 === "created_at")) || (key0 === "updated_at"))){
validate230.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema98,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate231(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
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
if(!(validate233(data.resource, {instancePath:instancePath+"/resource",parentData:data,parentDataProperty:"resource",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
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
if(!(validate235(data.consumer, {instancePath:instancePath+"/consumer",parentData:data,parentDataProperty:"consumer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
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
if(!(validate237(data.consumer_selector, {instancePath:instancePath+"/consumer_selector",parentData:data,parentDataProperty:"consumer_selector",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
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
if(!(validate239(data.configuration, {instancePath:instancePath+"/configuration",parentData:data,parentDataProperty:"configuration",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
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
if(!(validate70(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
if(!(validate70(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate230.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data}];
return false;
}
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate229.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate229.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema97,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate230(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
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
validate229.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema97.type,parentSchema:schema97,data}];
return false;
}
}
validate229.errors = vErrors;
return errors === 0;
}
validate229.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
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
validate228.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema96.required,parentSchema:schema96,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "rate_limit_policies") || (key0 === "next"))){
validate228.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema96,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.rate_limit_policies !== undefined){
const _errs2 = errors;
if(!(validate229(data.rate_limit_policies, {instancePath:instancePath+"/rate_limit_policies",parentData:data,parentDataProperty:"rate_limit_policies",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
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
if(!(validate76(data.next, {instancePath:instancePath+"/next",parentData:data,parentDataProperty:"next",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
validate228.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data}];
return false;
}
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema109 = {"type":"object","additionalProperties":false,"required":["rate_limit_policies","page","per_page","total"],"properties":{"rate_limit_policies":{"$ref":"#/components/schemas/RateLimitPolicies"},"page":{"$ref":"#/components/schemas/PageNumber"},"per_page":{"$ref":"#/components/schemas/PageSize"},"total":{"$ref":"#/components/schemas/TotalResults"}}};

function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate259.evaluated;
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
validate259.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema109.required,parentSchema:schema109,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "rate_limit_policies") || (key0 === "page")) || (key0 === "per_page")) || (key0 === "total"))){
validate259.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema109,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.rate_limit_policies !== undefined){
const _errs2 = errors;
if(!(validate229(data.rate_limit_policies, {instancePath:instancePath+"/rate_limit_policies",parentData:data,parentDataProperty:"rate_limit_policies",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
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
if(!(validate81(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
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
if(!(validate83(data.per_page, {instancePath:instancePath+"/per_page",parentData:data,parentDataProperty:"per_page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
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
if(!(validate85(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
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
validate259.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema109.type,parentSchema:schema109,data}];
return false;
}
}
validate259.errors = vErrors;
return errors === 0;
}
validate259.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate228(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate259(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:schema95.anyOf,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate227.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate227.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate227.evaluated = {"dynamicProps":true,"dynamicItems":false};



function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate265.evaluated;
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
validate265.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema98.required,parentSchema:schema98,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "resource")) || (key0 === "consumer")) || (key0 === "consumer_selector")) || (key0 === "configuration")) || (key0 === "created_at")) || (key0 === "updated_at"))){
validate265.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema98,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate231(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
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
if(!(validate233(data.resource, {instancePath:instancePath+"/resource",parentData:data,parentDataProperty:"resource",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
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
if(!(validate235(data.consumer, {instancePath:instancePath+"/consumer",parentData:data,parentDataProperty:"consumer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
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
if(!(validate237(data.consumer_selector, {instancePath:instancePath+"/consumer_selector",parentData:data,parentDataProperty:"consumer_selector",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
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
if(!(validate239(data.configuration, {instancePath:instancePath+"/configuration",parentData:data,parentDataProperty:"configuration",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
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
if(!(validate70(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
if(!(validate70(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate265.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data}];
return false;
}
}
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema111 = {"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991};

function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate273.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate273.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema111.type,parentSchema:schema111,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
validate273.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema111,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate273.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema111,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate273.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema111,data}];
return false;
}
}
}
}
}
validate273.errors = vErrors;
return errors === 0;
}
validate273.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema112 = {"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991};

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
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate274.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema112.type,parentSchema:schema112,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
validate274.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema112,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate274.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema112,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate274.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema112,data}];
return false;
}
}
}
}
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema113 = {"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991};

function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate275.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate275.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema113.type,parentSchema:schema113,data}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
validate275.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema113,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate275.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema113,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate275.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema113,data}];
return false;
}
}
}
}
}
validate275.errors = vErrors;
return errors === 0;
}
validate275.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema114 = {"type":"object","additionalProperties":false,"required":["access_token","token_type","expires_in","scope"],"properties":{"access_token":{"type":"string","maxLength":4096},"token_type":{"type":"string","enum":["Bearer"],"const":"Bearer"},"expires_in":{"type":"integer","format":"int64","minimum":1,"maximum":9007199254740991},"scope":{"type":"string","maxLength":4096}}};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate276.evaluated;
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
validate276.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema114.required,parentSchema:schema114,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "access_token") || (key0 === "token_type")) || (key0 === "expires_in")) || (key0 === "scope"))){
validate276.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema114,data}];
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
validate276.errors = [{instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/maxLength",keyword:"maxLength",params:{limit: 4096},schema:4096,parentSchema:schema114.properties.access_token,data:data0}];
return false;
}
}
else {
validate276.errors = [{instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: "string"},schema:schema114.properties.access_token.type,parentSchema:schema114.properties.access_token,data:data0}];
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
validate276.errors = [{instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/type",keyword:"type",params:{type: "string"},schema:schema114.properties.token_type.type,parentSchema:schema114.properties.token_type,data:data1}];
return false;
}
if("Bearer" !== data1){
validate276.errors = [{instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/const",keyword:"const",params:{allowedValue: "Bearer"},schema:"Bearer",parentSchema:schema114.properties.token_type,data:data1}];
return false;
}
else {
if(!(data1 === "Bearer")){
validate276.errors = [{instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/enum",keyword:"enum",params:{allowedValues: schema114.properties.token_type.enum},schema:schema114.properties.token_type.enum,parentSchema:schema114.properties.token_type,data:data1}];
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
validate276.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/type",keyword:"type",params:{type: "integer"},schema:schema114.properties.expires_in.type,parentSchema:schema114.properties.expires_in,data:data2}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate276.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema114.properties.expires_in,data:data2}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate276.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema114.properties.expires_in,data:data2}];
return false;
}
else {
if(!(formats0.validate(data2))){
validate276.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema114.properties.expires_in,data:data2}];
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
validate276.errors = [{instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/maxLength",keyword:"maxLength",params:{limit: 4096},schema:4096,parentSchema:schema114.properties.scope,data:data3}];
return false;
}
}
else {
validate276.errors = [{instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"},schema:schema114.properties.scope.type,parentSchema:schema114.properties.scope,data:data3}];
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
validate276.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema114.type,parentSchema:schema114,data}];
return false;
}
}
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema115 = {"type":"string","format":"uri","maxLength":2048};

function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
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
validate277.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema115,data}];
return false;
}
else {
if(!(formats10(data))){
validate277.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema115,data}];
return false;
}
}
}
else {
validate277.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema115.type,parentSchema:schema115,data}];
return false;
}
}
}
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema116 = {"type":"object","additionalProperties":false,"required":["error","error_description"],"properties":{"error":{"$ref":"#/components/schemas/TokenErrorCode"},"error_description":{"type":"string","maxLength":2048}}};
const schema117 = {"type":"string","enum":["invalid_request","invalid_client","unsupported_grant_type","invalid_scope","invalid_target","too_many_requests","server_error","temporarily_unavailable"]};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate279.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema117.type,parentSchema:schema117,data}];
return false;
}
if(!((((((((data === "invalid_request") || (data === "invalid_client")) || (data === "unsupported_grant_type")) || (data === "invalid_scope")) || (data === "invalid_target")) || (data === "too_many_requests")) || (data === "server_error")) || (data === "temporarily_unavailable"))){
validate279.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema117.enum},schema:schema117.enum,parentSchema:schema117,data}];
return false;
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
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
validate278.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema116.required,parentSchema:schema116,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "error") || (key0 === "error_description"))){
validate278.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema116,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.error !== undefined){
const _errs2 = errors;
if(!(validate279(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
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
validate278.errors = [{instancePath:instancePath+"/error_description",schemaPath:"#/properties/error_description/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema116.properties.error_description,data:data1}];
return false;
}
}
else {
validate278.errors = [{instancePath:instancePath+"/error_description",schemaPath:"#/properties/error_description/type",keyword:"type",params:{type: "string"},schema:schema116.properties.error_description.type,parentSchema:schema116.properties.error_description,data:data1}];
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
validate278.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data}];
return false;
}
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema118 = {"type":"string","maxLength":1024};

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
if(typeof data === "string"){
if(func0(data) > 1024){
validate281.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema118,data}];
return false;
}
}
else {
validate281.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema118.type,parentSchema:schema118,data}];
return false;
}
}
validate281.errors = vErrors;
return errors === 0;
}
validate281.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema119 = {"type":"string","const":"public, max-age=300"};

function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate282.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema119.type,parentSchema:schema119,data}];
return false;
}
if("public, max-age=300" !== data){
validate282.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "public, max-age=300"},schema:"public, max-age=300",parentSchema:schema119,data}];
return false;
}
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema120 = {"type":"object","additionalProperties":false,"required":["keys"],"properties":{"keys":{"type":"array","maxItems":64,"items":{"$ref":"#/components/schemas/JsonWebKey"}}}};
const schema121 = {"type":"object","oneOf":[{"$ref":"#/components/schemas/OkpJsonWebKey"},{"$ref":"#/components/schemas/EcJsonWebKey"},{"$ref":"#/components/schemas/RsaJsonWebKey"}],"discriminator":{"propertyName":"kty"},"x-tags":{"kty":["OKP","EC","RSA"]}};
const schema122 = {"type":"object","additionalProperties":false,"required":["kty","crv","x","kid","use","alg"],"properties":{"kty":{"type":"string","enum":["OKP"],"const":"OKP"},"crv":{"type":"string","enum":["Ed25519"],"const":"Ed25519"},"x":{"$ref":"#/components/schemas/JsonWebKeyValue"},"kid":{"$ref":"#/components/schemas/JsonWebKeyId"},"use":{"type":"string","enum":["sig"],"const":"sig"},"alg":{"type":"string","enum":["EdDSA"],"const":"EdDSA"}}};
const schema123 = {"type":"string","minLength":1,"maxLength":2048,"pattern":"^[A-Za-z0-9_-]+$","x-must-be":"base64url"};
const pattern13 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate286.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 2048){
validate286.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema123,data}];
return false;
}
else {
if(func0(data) < 1){
validate286.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema123,data}];
return false;
}
else {
if(!pattern13.test(data)){
validate286.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},schema:"^[A-Za-z0-9_-]+$",parentSchema:schema123,data}];
return false;
}
}
}
}
else {
validate286.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema123.type,parentSchema:schema123,data}];
return false;
}
}
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema124 = {"type":"string","minLength":1,"maxLength":128};

function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate288.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 128){
validate288.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema124,data}];
return false;
}
else {
if(func0(data) < 1){
validate288.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema124,data}];
return false;
}
}
}
else {
validate288.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema124.type,parentSchema:schema124,data}];
return false;
}
}
validate288.errors = vErrors;
return errors === 0;
}
validate288.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate285.evaluated;
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
validate285.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema122.required,parentSchema:schema122,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "kty") || (key0 === "crv")) || (key0 === "x")) || (key0 === "kid")) || (key0 === "use")) || (key0 === "alg"))){
validate285.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema122,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kty !== undefined){
let data0 = data.kty;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate285.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/type",keyword:"type",params:{type: "string"},schema:schema122.properties.kty.type,parentSchema:schema122.properties.kty,data:data0}];
return false;
}
if("OKP" !== data0){
validate285.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/const",keyword:"const",params:{allowedValue: "OKP"},schema:"OKP",parentSchema:schema122.properties.kty,data:data0}];
return false;
}
else {
if(!(data0 === "OKP")){
validate285.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/enum",keyword:"enum",params:{allowedValues: schema122.properties.kty.enum},schema:schema122.properties.kty.enum,parentSchema:schema122.properties.kty,data:data0}];
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
validate285.errors = [{instancePath:instancePath+"/crv",schemaPath:"#/properties/crv/type",keyword:"type",params:{type: "string"},schema:schema122.properties.crv.type,parentSchema:schema122.properties.crv,data:data1}];
return false;
}
if("Ed25519" !== data1){
validate285.errors = [{instancePath:instancePath+"/crv",schemaPath:"#/properties/crv/const",keyword:"const",params:{allowedValue: "Ed25519"},schema:"Ed25519",parentSchema:schema122.properties.crv,data:data1}];
return false;
}
else {
if(!(data1 === "Ed25519")){
validate285.errors = [{instancePath:instancePath+"/crv",schemaPath:"#/properties/crv/enum",keyword:"enum",params:{allowedValues: schema122.properties.crv.enum},schema:schema122.properties.crv.enum,parentSchema:schema122.properties.crv,data:data1}];
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
if(!(validate286(data.x, {instancePath:instancePath+"/x",parentData:data,parentDataProperty:"x",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
if(!(validate288(data.kid, {instancePath:instancePath+"/kid",parentData:data,parentDataProperty:"kid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
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
validate285.errors = [{instancePath:instancePath+"/use",schemaPath:"#/properties/use/type",keyword:"type",params:{type: "string"},schema:schema122.properties.use.type,parentSchema:schema122.properties.use,data:data4}];
return false;
}
if("sig" !== data4){
validate285.errors = [{instancePath:instancePath+"/use",schemaPath:"#/properties/use/const",keyword:"const",params:{allowedValue: "sig"},schema:"sig",parentSchema:schema122.properties.use,data:data4}];
return false;
}
else {
if(!(data4 === "sig")){
validate285.errors = [{instancePath:instancePath+"/use",schemaPath:"#/properties/use/enum",keyword:"enum",params:{allowedValues: schema122.properties.use.enum},schema:schema122.properties.use.enum,parentSchema:schema122.properties.use,data:data4}];
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
validate285.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/type",keyword:"type",params:{type: "string"},schema:schema122.properties.alg.type,parentSchema:schema122.properties.alg,data:data5}];
return false;
}
if("EdDSA" !== data5){
validate285.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/const",keyword:"const",params:{allowedValue: "EdDSA"},schema:"EdDSA",parentSchema:schema122.properties.alg,data:data5}];
return false;
}
else {
if(!(data5 === "EdDSA")){
validate285.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/enum",keyword:"enum",params:{allowedValues: schema122.properties.alg.enum},schema:schema122.properties.alg.enum,parentSchema:schema122.properties.alg,data:data5}];
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
validate285.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema122.type,parentSchema:schema122,data}];
return false;
}
}
validate285.errors = vErrors;
return errors === 0;
}
validate285.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema125 = {"type":"object","additionalProperties":false,"required":["kty","crv","x","y","kid","use","alg"],"properties":{"kty":{"type":"string","enum":["EC"],"const":"EC"},"crv":{"type":"string","enum":["P-256"],"const":"P-256"},"x":{"$ref":"#/components/schemas/JsonWebKeyValue"},"y":{"$ref":"#/components/schemas/JsonWebKeyValue"},"kid":{"$ref":"#/components/schemas/JsonWebKeyId"},"use":{"type":"string","enum":["sig"],"const":"sig"},"alg":{"type":"string","enum":["ES256"],"const":"ES256"}}};

function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate290.evaluated;
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
validate290.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema125.required,parentSchema:schema125,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "kty") || (key0 === "crv")) || (key0 === "x")) || (key0 === "y")) || (key0 === "kid")) || (key0 === "use")) || (key0 === "alg"))){
validate290.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema125,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kty !== undefined){
let data0 = data.kty;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate290.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/type",keyword:"type",params:{type: "string"},schema:schema125.properties.kty.type,parentSchema:schema125.properties.kty,data:data0}];
return false;
}
if("EC" !== data0){
validate290.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/const",keyword:"const",params:{allowedValue: "EC"},schema:"EC",parentSchema:schema125.properties.kty,data:data0}];
return false;
}
else {
if(!(data0 === "EC")){
validate290.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/enum",keyword:"enum",params:{allowedValues: schema125.properties.kty.enum},schema:schema125.properties.kty.enum,parentSchema:schema125.properties.kty,data:data0}];
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
validate290.errors = [{instancePath:instancePath+"/crv",schemaPath:"#/properties/crv/type",keyword:"type",params:{type: "string"},schema:schema125.properties.crv.type,parentSchema:schema125.properties.crv,data:data1}];
return false;
}
if("P-256" !== data1){
validate290.errors = [{instancePath:instancePath+"/crv",schemaPath:"#/properties/crv/const",keyword:"const",params:{allowedValue: "P-256"},schema:"P-256",parentSchema:schema125.properties.crv,data:data1}];
return false;
}
else {
if(!(data1 === "P-256")){
validate290.errors = [{instancePath:instancePath+"/crv",schemaPath:"#/properties/crv/enum",keyword:"enum",params:{allowedValues: schema125.properties.crv.enum},schema:schema125.properties.crv.enum,parentSchema:schema125.properties.crv,data:data1}];
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
if(!(validate286(data.x, {instancePath:instancePath+"/x",parentData:data,parentDataProperty:"x",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
if(!(validate286(data.y, {instancePath:instancePath+"/y",parentData:data,parentDataProperty:"y",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
if(!(validate288(data.kid, {instancePath:instancePath+"/kid",parentData:data,parentDataProperty:"kid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
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
validate290.errors = [{instancePath:instancePath+"/use",schemaPath:"#/properties/use/type",keyword:"type",params:{type: "string"},schema:schema125.properties.use.type,parentSchema:schema125.properties.use,data:data5}];
return false;
}
if("sig" !== data5){
validate290.errors = [{instancePath:instancePath+"/use",schemaPath:"#/properties/use/const",keyword:"const",params:{allowedValue: "sig"},schema:"sig",parentSchema:schema125.properties.use,data:data5}];
return false;
}
else {
if(!(data5 === "sig")){
validate290.errors = [{instancePath:instancePath+"/use",schemaPath:"#/properties/use/enum",keyword:"enum",params:{allowedValues: schema125.properties.use.enum},schema:schema125.properties.use.enum,parentSchema:schema125.properties.use,data:data5}];
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
validate290.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/type",keyword:"type",params:{type: "string"},schema:schema125.properties.alg.type,parentSchema:schema125.properties.alg,data:data6}];
return false;
}
if("ES256" !== data6){
validate290.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/const",keyword:"const",params:{allowedValue: "ES256"},schema:"ES256",parentSchema:schema125.properties.alg,data:data6}];
return false;
}
else {
if(!(data6 === "ES256")){
validate290.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/enum",keyword:"enum",params:{allowedValues: schema125.properties.alg.enum},schema:schema125.properties.alg.enum,parentSchema:schema125.properties.alg,data:data6}];
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
validate290.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema125.type,parentSchema:schema125,data}];
return false;
}
}
validate290.errors = vErrors;
return errors === 0;
}
validate290.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema126 = {"type":"object","additionalProperties":false,"required":["kty","n","e","kid","use","alg"],"properties":{"kty":{"type":"string","enum":["RSA"],"const":"RSA"},"n":{"$ref":"#/components/schemas/JsonWebKeyValue"},"e":{"$ref":"#/components/schemas/JsonWebKeyValue"},"kid":{"$ref":"#/components/schemas/JsonWebKeyId"},"use":{"type":"string","enum":["sig"],"const":"sig"},"alg":{"type":"string","enum":["RS256"],"const":"RS256"}}};

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
if(((((((data.kty === undefined) && (missing0 = "kty")) || ((data.n === undefined) && (missing0 = "n"))) || ((data.e === undefined) && (missing0 = "e"))) || ((data.kid === undefined) && (missing0 = "kid"))) || ((data.use === undefined) && (missing0 = "use"))) || ((data.alg === undefined) && (missing0 = "alg"))){
validate294.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema126.required,parentSchema:schema126,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "kty") || (key0 === "n")) || (key0 === "e")) || (key0 === "kid")) || (key0 === "use")) || (key0 === "alg"))){
validate294.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema126,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kty !== undefined){
let data0 = data.kty;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate294.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/type",keyword:"type",params:{type: "string"},schema:schema126.properties.kty.type,parentSchema:schema126.properties.kty,data:data0}];
return false;
}
if("RSA" !== data0){
validate294.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/const",keyword:"const",params:{allowedValue: "RSA"},schema:"RSA",parentSchema:schema126.properties.kty,data:data0}];
return false;
}
else {
if(!(data0 === "RSA")){
validate294.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/enum",keyword:"enum",params:{allowedValues: schema126.properties.kty.enum},schema:schema126.properties.kty.enum,parentSchema:schema126.properties.kty,data:data0}];
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
if(!(validate286(data.n, {instancePath:instancePath+"/n",parentData:data,parentDataProperty:"n",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
if(!(validate286(data.e, {instancePath:instancePath+"/e",parentData:data,parentDataProperty:"e",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
if(!(validate288(data.kid, {instancePath:instancePath+"/kid",parentData:data,parentDataProperty:"kid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
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
validate294.errors = [{instancePath:instancePath+"/use",schemaPath:"#/properties/use/type",keyword:"type",params:{type: "string"},schema:schema126.properties.use.type,parentSchema:schema126.properties.use,data:data4}];
return false;
}
if("sig" !== data4){
validate294.errors = [{instancePath:instancePath+"/use",schemaPath:"#/properties/use/const",keyword:"const",params:{allowedValue: "sig"},schema:"sig",parentSchema:schema126.properties.use,data:data4}];
return false;
}
else {
if(!(data4 === "sig")){
validate294.errors = [{instancePath:instancePath+"/use",schemaPath:"#/properties/use/enum",keyword:"enum",params:{allowedValues: schema126.properties.use.enum},schema:schema126.properties.use.enum,parentSchema:schema126.properties.use,data:data4}];
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
validate294.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/type",keyword:"type",params:{type: "string"},schema:schema126.properties.alg.type,parentSchema:schema126.properties.alg,data:data5}];
return false;
}
if("RS256" !== data5){
validate294.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/const",keyword:"const",params:{allowedValue: "RS256"},schema:"RS256",parentSchema:schema126.properties.alg,data:data5}];
return false;
}
else {
if(!(data5 === "RS256")){
validate294.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/enum",keyword:"enum",params:{allowedValues: schema126.properties.alg.enum},schema:schema126.properties.alg.enum,parentSchema:schema126.properties.alg,data:data5}];
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
validate294.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema126.type,parentSchema:schema126,data}];
return false;
}
}
validate294.errors = vErrors;
return errors === 0;
}
validate294.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate284.evaluated;
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
if(!(validate285(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "EC"){
if(!(validate290(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "RSA"){
if(!(validate294(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate284.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kty", tagValue: tag0},schema:schema121.discriminator,parentSchema:schema121,data}];
return false;
}
}
else {
validate284.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kty", tagValue: tag0},schema:schema121.discriminator,parentSchema:schema121,data}];
return false;
}
}
else {
validate284.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema121.type,parentSchema:schema121,data}];
return false;
}
}
validate284.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate284.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate283.evaluated;
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
validate283.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema120.required,parentSchema:schema120,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "keys")){
validate283.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema120,data}];
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
validate283.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{limit: 64},schema:64,parentSchema:schema120.properties.keys,data:data0}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate284(data0[i0], {instancePath:instancePath+"/keys/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
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
validate283.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"},schema:schema120.properties.keys.type,parentSchema:schema120.properties.keys,data:data0}];
return false;
}
}
}
}
}
}
else {
validate283.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema120.type,parentSchema:schema120,data}];
return false;
}
}
validate283.errors = vErrors;
return errors === 0;
}
validate283.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema127 = {"type":"object","additionalProperties":false,"required":["issuer","token_endpoint","jwks_uri","response_types_supported","grant_types_supported","token_endpoint_auth_methods_supported"],"properties":{"issuer":{"type":"string","format":"uri","maxLength":2048},"token_endpoint":{"type":"string","format":"uri","maxLength":2048},"jwks_uri":{"type":"string","format":"uri","maxLength":2048},"scopes_supported":{"type":"array","maxItems":1024,"items":{"type":"string","maxLength":128}},"response_types_supported":{"type":"array","maxItems":0,"items":{"type":"string","maxLength":128}},"grant_types_supported":{"type":"array","maxItems":1,"items":{"type":"string","enum":["client_credentials"],"const":"client_credentials"}},"token_endpoint_auth_methods_supported":{"type":"array","maxItems":2,"items":{"type":"string","enum":["client_secret_basic","client_secret_post"]}}}};

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate302.evaluated;
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
validate302.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema127.required,parentSchema:schema127,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "issuer") || (key0 === "token_endpoint")) || (key0 === "jwks_uri")) || (key0 === "scopes_supported")) || (key0 === "response_types_supported")) || (key0 === "grant_types_supported")) || (key0 === "token_endpoint_auth_methods_supported"))){
validate302.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema127,data}];
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
validate302.errors = [{instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema127.properties.issuer,data:data0}];
return false;
}
else {
if(!(formats10(data0))){
validate302.errors = [{instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema127.properties.issuer,data:data0}];
return false;
}
}
}
else {
validate302.errors = [{instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/type",keyword:"type",params:{type: "string"},schema:schema127.properties.issuer.type,parentSchema:schema127.properties.issuer,data:data0}];
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
validate302.errors = [{instancePath:instancePath+"/token_endpoint",schemaPath:"#/properties/token_endpoint/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema127.properties.token_endpoint,data:data1}];
return false;
}
else {
if(!(formats10(data1))){
validate302.errors = [{instancePath:instancePath+"/token_endpoint",schemaPath:"#/properties/token_endpoint/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema127.properties.token_endpoint,data:data1}];
return false;
}
}
}
else {
validate302.errors = [{instancePath:instancePath+"/token_endpoint",schemaPath:"#/properties/token_endpoint/type",keyword:"type",params:{type: "string"},schema:schema127.properties.token_endpoint.type,parentSchema:schema127.properties.token_endpoint,data:data1}];
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
validate302.errors = [{instancePath:instancePath+"/jwks_uri",schemaPath:"#/properties/jwks_uri/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema127.properties.jwks_uri,data:data2}];
return false;
}
else {
if(!(formats10(data2))){
validate302.errors = [{instancePath:instancePath+"/jwks_uri",schemaPath:"#/properties/jwks_uri/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema127.properties.jwks_uri,data:data2}];
return false;
}
}
}
else {
validate302.errors = [{instancePath:instancePath+"/jwks_uri",schemaPath:"#/properties/jwks_uri/type",keyword:"type",params:{type: "string"},schema:schema127.properties.jwks_uri.type,parentSchema:schema127.properties.jwks_uri,data:data2}];
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
validate302.errors = [{instancePath:instancePath+"/scopes_supported",schemaPath:"#/properties/scopes_supported/maxItems",keyword:"maxItems",params:{limit: 1024},schema:1024,parentSchema:schema127.properties.scopes_supported,data:data3}];
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
validate302.errors = [{instancePath:instancePath+"/scopes_supported/" + i0,schemaPath:"#/properties/scopes_supported/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema127.properties.scopes_supported.items,data:data4}];
return false;
}
}
else {
validate302.errors = [{instancePath:instancePath+"/scopes_supported/" + i0,schemaPath:"#/properties/scopes_supported/items/type",keyword:"type",params:{type: "string"},schema:schema127.properties.scopes_supported.items.type,parentSchema:schema127.properties.scopes_supported.items,data:data4}];
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
validate302.errors = [{instancePath:instancePath+"/scopes_supported",schemaPath:"#/properties/scopes_supported/type",keyword:"type",params:{type: "array"},schema:schema127.properties.scopes_supported.type,parentSchema:schema127.properties.scopes_supported,data:data3}];
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
validate302.errors = [{instancePath:instancePath+"/response_types_supported",schemaPath:"#/properties/response_types_supported/maxItems",keyword:"maxItems",params:{limit: 0},schema:0,parentSchema:schema127.properties.response_types_supported,data:data5}];
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
validate302.errors = [{instancePath:instancePath+"/response_types_supported/" + i1,schemaPath:"#/properties/response_types_supported/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema127.properties.response_types_supported.items,data:data6}];
return false;
}
}
else {
validate302.errors = [{instancePath:instancePath+"/response_types_supported/" + i1,schemaPath:"#/properties/response_types_supported/items/type",keyword:"type",params:{type: "string"},schema:schema127.properties.response_types_supported.items.type,parentSchema:schema127.properties.response_types_supported.items,data:data6}];
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
validate302.errors = [{instancePath:instancePath+"/response_types_supported",schemaPath:"#/properties/response_types_supported/type",keyword:"type",params:{type: "array"},schema:schema127.properties.response_types_supported.type,parentSchema:schema127.properties.response_types_supported,data:data5}];
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
validate302.errors = [{instancePath:instancePath+"/grant_types_supported",schemaPath:"#/properties/grant_types_supported/maxItems",keyword:"maxItems",params:{limit: 1},schema:1,parentSchema:schema127.properties.grant_types_supported,data:data7}];
return false;
}
else {
var valid3 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
const _errs18 = errors;
if(typeof data8 !== "string"){
validate302.errors = [{instancePath:instancePath+"/grant_types_supported/" + i2,schemaPath:"#/properties/grant_types_supported/items/type",keyword:"type",params:{type: "string"},schema:schema127.properties.grant_types_supported.items.type,parentSchema:schema127.properties.grant_types_supported.items,data:data8}];
return false;
}
if("client_credentials" !== data8){
validate302.errors = [{instancePath:instancePath+"/grant_types_supported/" + i2,schemaPath:"#/properties/grant_types_supported/items/const",keyword:"const",params:{allowedValue: "client_credentials"},schema:"client_credentials",parentSchema:schema127.properties.grant_types_supported.items,data:data8}];
return false;
}
else {
if(!(data8 === "client_credentials")){
validate302.errors = [{instancePath:instancePath+"/grant_types_supported/" + i2,schemaPath:"#/properties/grant_types_supported/items/enum",keyword:"enum",params:{allowedValues: schema127.properties.grant_types_supported.items.enum},schema:schema127.properties.grant_types_supported.items.enum,parentSchema:schema127.properties.grant_types_supported.items,data:data8}];
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
validate302.errors = [{instancePath:instancePath+"/grant_types_supported",schemaPath:"#/properties/grant_types_supported/type",keyword:"type",params:{type: "array"},schema:schema127.properties.grant_types_supported.type,parentSchema:schema127.properties.grant_types_supported,data:data7}];
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
validate302.errors = [{instancePath:instancePath+"/token_endpoint_auth_methods_supported",schemaPath:"#/properties/token_endpoint_auth_methods_supported/maxItems",keyword:"maxItems",params:{limit: 2},schema:2,parentSchema:schema127.properties.token_endpoint_auth_methods_supported,data:data9}];
return false;
}
else {
var valid4 = true;
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
let data10 = data9[i3];
const _errs22 = errors;
if(typeof data10 !== "string"){
validate302.errors = [{instancePath:instancePath+"/token_endpoint_auth_methods_supported/" + i3,schemaPath:"#/properties/token_endpoint_auth_methods_supported/items/type",keyword:"type",params:{type: "string"},schema:schema127.properties.token_endpoint_auth_methods_supported.items.type,parentSchema:schema127.properties.token_endpoint_auth_methods_supported.items,data:data10}];
return false;
}
if(!((data10 === "client_secret_basic") || (data10 === "client_secret_post"))){
validate302.errors = [{instancePath:instancePath+"/token_endpoint_auth_methods_supported/" + i3,schemaPath:"#/properties/token_endpoint_auth_methods_supported/items/enum",keyword:"enum",params:{allowedValues: schema127.properties.token_endpoint_auth_methods_supported.items.enum},schema:schema127.properties.token_endpoint_auth_methods_supported.items.enum,parentSchema:schema127.properties.token_endpoint_auth_methods_supported.items,data:data10}];
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
validate302.errors = [{instancePath:instancePath+"/token_endpoint_auth_methods_supported",schemaPath:"#/properties/token_endpoint_auth_methods_supported/type",keyword:"type",params:{type: "array"},schema:schema127.properties.token_endpoint_auth_methods_supported.type,parentSchema:schema127.properties.token_endpoint_auth_methods_supported,data:data9}];
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
validate302.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema127.type,parentSchema:schema127,data}];
return false;
}
}
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

return {
"/components/headers/CacheControl/schema": validate1,
"/components/headers/XRequestId/schema": validate2,
"/components/headers/XRateLimitLimit/schema": validate3,
"/components/headers/XRateLimitRemaining/schema": validate4,
"/components/headers/XRateLimitReset/schema": validate5,
"/paths/~1api~1v2~1event-streams/get/responses/200/content/application~1json/schema": validate6,
"/components/schemas/Error": validate88,
"/components/headers/WwwAuthenticate/schema": validate95,
"/components/headers/RetryAfter/schema": validate96,
"/components/headers/QuotaLimit/schema": validate97,
"/components/headers/QuotaRemaining/schema": validate98,
"/components/headers/QuotaReset/schema": validate99,
"/components/headers/ETag/schema": validate100,
"/components/schemas/EventStream": validate101,
"/components/schemas/EventStreamStats": validate113,
"/components/schemas/TestEventAccepted": validate150,
"/components/headers/Link/schema": validate154,
"/components/schemas/Checkpoint": validate155,
"/paths/~1api~1v2~1event-streams~1{id}~1deliveries/get/responses/200/content/application~1json/schema": validate156,
"/components/schemas/EventStreamDelivery": validate172,
"/components/schemas/EventStreamAttemptsPage": validate179,
"/components/schemas/RedeliveryAccepted": validate186,
"/components/schemas/EventCount": validate187,
"/paths/~1api~1v2~1events/get/responses/200/headers/Cache-Control/schema": validate188,
"/paths/~1api~1v2~1events/get/responses/200/headers/X-Accel-Buffering/schema": validate189,
"/components/schemas/EventSubscribers": validate190,
"/components/schemas/EventAttemptsPage": validate191,
"/components/schemas/LogsPage": validate194,
"/components/schemas/LogEntry": validate212,
"/components/schemas/PublishedEvents": validate220,
"/paths/~1api~1v2~1rate-limit-policies/get/responses/200/content/application~1json/schema": validate227,
"/components/schemas/RateLimitPolicy": validate265,
"/components/headers/PolicyLimit/schema": validate273,
"/components/headers/PolicyRemaining/schema": validate274,
"/components/headers/PolicyReset/schema": validate275,
"/components/schemas/TokenResponse": validate276,
"/components/headers/RedirectLocation/schema": validate277,
"/components/schemas/TokenError": validate278,
"/components/headers/BasicWwwAuthenticate/schema": validate281,
"/components/headers/KeySetCacheControl/schema": validate282,
"/components/schemas/JsonWebKeySet": validate283,
"/components/schemas/AuthorizationServerMetadata": validate302,
}
})
